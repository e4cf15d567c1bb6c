//! Training: gradient descent (Adam) on all threads.
//!
//! Every batch is divided among the threads; each sums the gradients of its share, then each
//! updates its share of the weights. Sums are in a fixed order, so the same examples, seed and
//! number of threads give the same net.

use std::f32::consts::PI;
use std::thread;

use engine::{BUCKETS, Inputs, MOST_OUTPUT, NEURONS, Net, NetParts, ONE, OUTPUT_ONE, Random};

use crate::example::{Example, Examples, Views, chance};

/// How to train.
#[derive(Clone, Copy, Debug)]
pub struct Training {
    /// Passes over the examples.
    pub passes: usize,
    /// Examples for each step.
    pub batch: usize,
    /// The initial learning rate; the final one is a fiftieth of it.
    pub rate: f32,
    /// How many threads to use.
    pub threads: usize,
    /// The seed of the initial weights and of the order of examples.
    pub seed: u64,
}

/// Floating-point weights: rows, bias, outputs, output biases, one after another.
#[derive(Clone, Debug)]
pub struct Model {
    weights: Vec<f32>,
    rows: usize,
}

const OUTPUTS: usize = 2 * NEURONS * BUCKETS;
/// Rows are clamped to this, so that no sum can overflow once they are integers.
const MOST_ROW: f32 = 1.5;
const DECAY: f32 = 1e-7;
/// An output bias of one.
const BIAS_UNIT: f64 = (ONE as f64) * (ONE as f64) * (OUTPUT_ONE as f64);

impl Model {
    /// Small random weights.
    pub fn new(inputs: &Inputs, seed: u64) -> Model {
        let rows = inputs.rows();
        let mut random = Random::new(seed);
        let mut between = |least: f32, most: f32| {
            least + (most - least) * (random.below(1 << 24) as f32 / (1 << 24) as f32)
        };
        let mut weights = vec![0.0; NEURONS];
        weights.extend((NEURONS..rows * NEURONS).map(|_| between(-0.03, 0.03)));
        weights.extend((0..NEURONS).map(|_| between(0.1, 0.5)));
        weights.extend((0..OUTPUTS / BUCKETS).map(|_| between(-0.2, 0.2)));
        // All phases start with the same weights.
        let first: Vec<f32> = weights[weights.len() - OUTPUTS / BUCKETS..].to_vec();
        for _ in 1..BUCKETS {
            weights.extend(&first);
        }
        weights.extend([0.0; BUCKETS]);
        Model { weights, rows }
    }

    /// The weights of a net, to be trained further.
    pub fn of_net(net: &Net) -> Model {
        let parts = net.parts();
        let real = |weight: &i16, unit: i16| f32::from(*weight) / f32::from(unit);
        let first = parts.rows.iter().chain([&parts.bias]).flatten();
        let mut weights: Vec<f32> = first.map(|weight| real(weight, ONE)).collect();
        let outputs = parts.output.iter().flatten().flatten();
        weights.extend(outputs.map(|weight| real(weight, OUTPUT_ONE)));
        let biases = parts.output_bias.iter();
        weights.extend(biases.map(|bias| (f64::from(*bias) / BIAS_UNIT) as f32));
        Model {
            weights,
            rows: parts.rows.len(),
        }
    }

    fn bias(&self) -> usize {
        self.rows * NEURONS
    }

    fn output(&self, bucket: usize) -> usize {
        self.bias() + NEURONS + bucket * 2 * NEURONS
    }

    fn output_bias(&self, bucket: usize) -> usize {
        self.bias() + NEURONS + OUTPUTS + bucket
    }

    fn part(&self, at: usize) -> &[f32; NEURONS] {
        part(&self.weights, at)
    }

    /// The sums of the first layer for both views.
    fn sums(&self, example: &Example<'_>, view: &[Vec<u16>; 2]) -> [[f32; NEURONS]; 2] {
        let mut sums = [*self.part(self.bias()); 2];
        for row in example.rows.iter().filter(|row| **row != 0) {
            for (sum, view) in sums.iter_mut().zip(view) {
                let row = usize::from(view[usize::from(*row)]);
                add(sum, self.part(row * NEURONS));
            }
        }
        sums
    }

    /// The log-odds the net adds, from the sums.
    fn answer(&self, sums: &[[f32; NEURONS]; 2], bucket: usize) -> f32 {
        let mut answer = self.weights[self.output_bias(bucket)];
        for (side, sums) in sums.iter().enumerate() {
            let weights = self.part(self.output(bucket) + side * NEURONS);
            for (sum, weight) in sums.iter().zip(weights) {
                let clipped = sum.clamp(0.0, 1.0);
                answer += clipped * clipped * weight;
            }
        }
        answer
    }

    /// The mean loss over examples: of the net, and of the hand-written evaluation.
    pub fn losses(&self, examples: &Examples, views: &Views, threads: usize) -> [f64; 2] {
        let each = examples.len().div_ceil(threads).max(1);
        let sums: Vec<[f64; 2]> = thread::scope(|scope| {
            let begins = (0..examples.len()).step_by(each);
            let workers: Vec<_> = begins
                .map(|begin| {
                    scope.spawn(move || {
                        let mut losses = [0.0; 2];
                        for at in begin..(begin + each).min(examples.len()) {
                            let example = examples.example(at);
                            let sums = self.sums(&example, &views.rows[0]);
                            let odds = example.hand + self.answer(&sums, example.bucket);
                            losses[0] += f64::from(loss(odds, example.target));
                            losses[1] += f64::from(loss(example.hand, example.target));
                        }
                        losses
                    })
                })
                .collect();
            let joined = workers.into_iter().map(thread::ScopedJoinHandle::join);
            joined
                .map(|losses| losses.unwrap_or([f64::NAN; 2]))
                .collect()
        });
        [0, 1].map(|i: usize| sums.iter().map(|s| s[i]).sum::<f64>() / examples.len() as f64)
    }

    /// The gradient of one example, added up.
    fn learn(&self, example: &Example<'_>, view: &[Vec<u16>; 2], gradient: &mut [f32]) -> f32 {
        let sums = self.sums(example, view);
        let odds = example.hand + self.answer(&sums, example.bucket);
        let error = chance(odds) - example.target;
        gradient[self.output_bias(example.bucket)] += error;
        let mut back = [[0.0; NEURONS]; 2];
        for side in 0..2 {
            let at = self.output(example.bucket) + side * NEURONS;
            let weights = self.part(at);
            let outputs = part_mut(gradient, at);
            for n in 0..NEURONS {
                let sum = sums[side][n];
                let clipped = sum.clamp(0.0, 1.0);
                outputs[n] += error * clipped * clipped;
                let inside = if sum > 0.0 && sum < 1.0 { 2.0 } else { 0.0 };
                back[side][n] = error * weights[n] * inside * clipped;
            }
            add(part_mut(gradient, self.bias()), &back[side]);
        }
        for row in example.rows.iter().filter(|row| **row != 0) {
            for (back, view) in back.iter().zip(view) {
                let row = usize::from(view[usize::from(*row)]);
                add(part_mut(gradient, row * NEURONS), back);
            }
        }
        loss(odds, example.target)
    }

    /// The same weights as integers.
    pub fn quantised(&self) -> NetParts {
        let whole = |at: usize, unit: i16| {
            self.part(at)
                .map(|weight| (weight * f32::from(unit)).round() as i16)
        };
        let mut output = [[[0; NEURONS]; 2]; BUCKETS];
        for (bucket, sides) in output.iter_mut().enumerate() {
            for (side, weights) in sides.iter_mut().enumerate() {
                *weights = whole(self.output(bucket) + side * NEURONS, OUTPUT_ONE);
            }
        }
        let mut output_bias = [0; BUCKETS];
        for (bucket, bias) in output_bias.iter_mut().enumerate() {
            *bias = (f64::from(self.weights[self.output_bias(bucket)]) * BIAS_UNIT).round() as i32;
        }
        NetParts {
            rows: (0..self.rows)
                .map(|row| whole(row * NEURONS, ONE))
                .collect(),
            bias: whole(self.bias(), ONE),
            output,
            output_bias,
        }
    }
}

/// Trains on examples. After each pass it reports the number of the pass and the mean training
/// loss; the callback may add the loss on examples set aside.
pub fn fit(
    model: &mut Model,
    examples: &Examples,
    views: &Views,
    training: &Training,
    mut on_pass: impl FnMut(usize, f64, &Model),
) {
    let threads = training.threads.max(1);
    let count = model.weights.len();
    let mut order: Vec<u32> = (0..examples.len() as u32).collect();
    let mut random = Random::new(training.seed);
    let mut gradients = vec![vec![0.0_f32; count]; threads];
    let (mut mean, mut spread) = (vec![0.0_f32; count], vec![0.0_f32; count]);
    let steps = training.passes * examples.len().div_ceil(training.batch);
    let mut step = 0;
    for pass in 0..training.passes {
        for at in (1..order.len()).rev() {
            order.swap(at, random.below(at as u32 + 1) as usize);
        }
        let mut total = 0.0;
        for (number, batch) in order.chunks(training.batch).enumerate() {
            step += 1;
            let salt = (pass * 31 + number) as u64;
            total += gather(model, examples, views, batch, salt, &mut gradients);
            let progress = step as f32 / steps as f32;
            let rate = training.rate * (0.02 + 0.98 * 0.5 * (1.0 + (progress * PI).cos()));
            let stride = Stride {
                rate,
                step,
                count: batch.len(),
                outputs: model.bias() + NEURONS,
            };
            update(model, &mut gradients, &mut mean, &mut spread, stride);
        }
        on_pass(pass + 1, total / examples.len() as f64, model);
    }
}

/// Every thread adds up the gradients of its share of a batch; returns the sum of losses.
fn gather(
    model: &Model,
    examples: &Examples,
    views: &Views,
    batch: &[u32],
    salt: u64,
    gradients: &mut [Vec<f32>],
) -> f64 {
    let share = batch.len().div_ceil(gradients.len()).max(1);
    thread::scope(|scope| {
        let shares = batch.chunks(share).zip(gradients);
        let workers: Vec<_> = shares
            .map(|(share, gradient)| {
                scope.spawn(move || {
                    let mut random = Random::of_game(salt, u64::from(share[0]));
                    let mut total = 0.0;
                    for at in share {
                        let view = &views.rows[random.below(8) as usize];
                        let example = examples.example(*at as usize);
                        total += f64::from(model.learn(&example, view, gradient));
                    }
                    total
                })
            })
            .collect();
        let joined = workers.into_iter().map(thread::ScopedJoinHandle::join);
        joined.map(|loss| loss.unwrap_or(f64::NAN)).sum()
    })
}

/// One step of Adam.
#[derive(Clone, Copy)]
struct Stride {
    rate: f32,
    step: usize,
    /// Examples in the batch.
    count: usize,
    /// Where the output weights begin.
    outputs: usize,
}

fn update(
    model: &mut Model,
    gradients: &mut [Vec<f32>],
    mean: &mut [f32],
    spread: &mut [f32],
    stride: Stride,
) {
    let Stride {
        rate,
        step,
        count,
        outputs,
    } = stride;
    let threads = gradients.len();
    let share = model.weights.len().div_ceil(threads);
    let most_output = f32::from(MOST_OUTPUT) / f32::from(OUTPUT_ONE);
    let unbias = |decay: f32| 1.0 - decay.powi(step.min(100_000) as i32);
    let (first, second) = (unbias(0.9), unbias(0.999));
    let mut parts: Vec<Vec<&mut [f32]>> = (0..threads).map(|_| Vec::new()).collect();
    for gradient in gradients {
        for (part, slice) in parts.iter_mut().zip(gradient.chunks_mut(share)) {
            part.push(slice);
        }
    }
    thread::scope(|scope| {
        let weights = model.weights.chunks_mut(share);
        let moments = mean.chunks_mut(share).zip(spread.chunks_mut(share));
        for (number, ((weights, (mean, spread)), mut part)) in
            weights.zip(moments).zip(parts).enumerate()
        {
            scope.spawn(move || {
                for i in 0..weights.len() {
                    let mut gradient = 0.0;
                    for thread in &mut part {
                        gradient += thread[i];
                        thread[i] = 0.0;
                    }
                    let gradient = gradient / count as f32 + DECAY * weights[i];
                    mean[i] = 0.9 * mean[i] + 0.1 * gradient;
                    spread[i] = 0.999 * spread[i] + 0.001 * gradient * gradient;
                    let by = mean[i] / first / ((spread[i] / second).sqrt() + 1e-8);
                    let most = if number * share + i >= outputs {
                        most_output
                    } else {
                        MOST_ROW
                    };
                    weights[i] = (weights[i] - rate * by).clamp(-most, most);
                }
            });
        }
    });
}

/// The cross-entropy of log-odds and a chance.
pub fn loss(odds: f32, target: f32) -> f32 {
    let log = |odds: f32| {
        // ln(1 + e^-x), without overflow.
        if odds > 0.0 {
            (-odds).exp().ln_1p()
        } else {
            odds.exp().ln_1p() - odds
        }
    };
    target * log(odds) + (1.0 - target) * log(-odds)
}

fn part(weights: &[f32], at: usize) -> &[f32; NEURONS] {
    weights[at..].first_chunk().unwrap_or(&[0.0; NEURONS])
}

fn part_mut(weights: &mut [f32], at: usize) -> &mut [f32; NEURONS] {
    match weights[at..].first_chunk_mut() {
        Some(part) => part,
        None => unreachable!("every part has all neurons"),
    }
}

fn add(sums: &mut [f32; NEURONS], row: &[f32; NEURONS]) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += weight;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::value;
    use crate::sample::Sample;
    use crate::self_play::{Recipe, SelfPlay};
    use engine::{Evaluate, Learned};
    use rules::Setup;

    fn samples(setup: Setup) -> Vec<Sample> {
        let recipe = Recipe {
            play_nodes: 200,
            label_nodes: 100,
            leaves: 4,
            asides: 1,
        };
        let mut play = SelfPlay::new(setup, recipe, &Learned::default());
        (0..12).flat_map(|game| play.game(1, game)).collect()
    }

    fn examples(inputs: &Inputs, samples: &[Sample]) -> Examples {
        let mut examples = Examples::new(inputs);
        for sample in samples {
            examples.add(inputs, sample).unwrap();
        }
        examples
    }

    const TRAINING: Training = Training {
        passes: 6,
        batch: 64,
        rate: 0.005,
        threads: 2,
        seed: 1,
    };

    #[test]
    fn training_lowers_the_loss_and_is_reproducible() {
        let inputs = Inputs::new(Setup::TIX).unwrap();
        let (views, examples) = (Views::new(&inputs), examples(&inputs, &samples(Setup::TIX)));
        let train = || {
            let mut model = Model::new(&inputs, 1);
            fit(&mut model, &examples, &views, &TRAINING, |_, _, _| {});
            model
        };
        let model = train();
        let [by_net, by_hand] = model.losses(&examples, &views, 2);
        assert!(by_net < by_hand - 0.005, "{by_net} {by_hand}");
        assert_eq!(model.quantised(), train().quantised());
    }

    #[test]
    fn a_net_that_is_trained_further_starts_as_it_was() {
        for (_, setup) in Setup::NAMED {
            let net = Net::arbitrary(setup, 5).unwrap();
            assert_eq!(Model::of_net(&net).quantised(), *net.parts());
        }
    }

    #[test]
    fn integers_say_nearly_what_real_numbers_said() {
        let setup = Setup::TIXEL;
        let samples = samples(setup);
        let inputs = Inputs::new(setup).unwrap();
        let (views, examples) = (Views::new(&inputs), examples(&inputs, &samples));
        let mut model = Model::new(&inputs, 1);
        fit(&mut model, &examples, &views, &TRAINING, |_, _, _| {});
        let net = Net::new(setup, model.quantised()).unwrap();
        let learned = Learned::new([net]).for_setup(setup);
        for (at, sample) in samples.iter().enumerate() {
            let example = examples.example(at);
            let sums = model.sums(&example, &views.rows[0]);
            let real = 100.0 * (example.hand + model.answer(&sums, example.bucket));
            let whole = value(&learned, &sample.position(setup).unwrap());
            assert!((real - whole as f32).abs() < 12.0, "{real} {whole}");
        }
    }

    #[test]
    fn a_gradient_says_how_the_loss_changes() {
        let inputs = Inputs::new(Setup::TIX).unwrap();
        let (views, examples) = (Views::new(&inputs), examples(&inputs, &samples(Setup::TIX)));
        let model = Model::new(&inputs, 3);
        let example = examples.example(examples.len() / 2);
        let view = &views.rows[5];
        let mut gradient = vec![0.0; model.weights.len()];
        model.learn(&example, view, &mut gradient);
        let row = usize::from(view[0][usize::from(example.rows[1])]);
        let output = model.output(example.bucket);
        let bias = model.output_bias(example.bucket);
        for at in [
            row * NEURONS,
            row * NEURONS + 9,
            model.bias() + 2,
            output + 70,
            bias,
        ] {
            let at_weight = |by: f32| {
                let mut moved = model.clone();
                moved.weights[at] += by;
                let sums = moved.sums(&example, view);
                let odds = example.hand + moved.answer(&sums, example.bucket);
                f64::from(loss(odds, example.target))
            };
            let slope = (at_weight(0.01) - at_weight(-0.01)) / 0.02;
            let claimed = f64::from(gradient[at]);
            assert!((slope - claimed).abs() < 1e-3, "{at}: {slope} {claimed}");
        }
    }
}
