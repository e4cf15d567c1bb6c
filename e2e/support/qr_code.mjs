// Reads a QR code as the page draws it, without a camera: no errors are to be corrected.

/** What inverts a module, by the number of the mask. */
const MASKS = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** The modules in a picture, as a function: it is drawn with rows such as `M4 4h7v1H4z`. */
async function modules(picture) {
  const side = Number((await picture.getAttribute("viewBox")).split(" ").at(-1));
  const path = await picture.locator("path").getAttribute("d");
  const quiet = 4;
  const dark = new Set();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let at = 0; at < Number(length); at += 1) dark.add(`${Number(x) - quiet + at} ${Number(y) - quiet}`);
  }
  return { size: side - 2 * quiet, isDark: (x, y) => dark.has(`${x} ${y}`) };
}

/** Whether a module belongs to the patterns and not to the text, in codes with at most one alignment pattern. */
function isPattern(size, x, y) {
  const isCorner = (x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9);
  const isAlignment = size > 21 && Math.abs(x - (size - 7)) <= 2 && Math.abs(y - (size - 7)) <= 2;
  return isCorner || isAlignment || x === 6 || y === 6;
}

/** The text of a short QR code: as many characters as fit into one block. */
export async function readQrCode(picture) {
  const { size, isDark } = await modules(picture);
  if (size > 29) throw new Error(`a code of ${size} modules has more than one block`);
  const format = [10, 11, 12].map((bit) => Number(isDark(14 - bit, 8)) << (bit - 10)).reduce((sum, bit) => sum + bit);
  const isInverted = MASKS[format ^ ((0x5412 >> 10) & 7)];
  const bits = [];
  for (let right = size - 1; right >= 1; right -= 2) {
    // The column of the timing pattern is left out.
    if (right === 6) right = 5;
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!isPattern(size, x, y)) bits.push(Number(isDark(x, y)) ^ Number(isInverted(x, y) === 0));
      }
    }
  }
  const number = (from, length) => bits.slice(from, from + length).reduce((sum, bit) => 2 * sum + bit, 0);
  if (number(0, 4) !== 4) throw new Error("the code does not hold bytes");
  const bytes = Array.from({ length: number(4, 8) }, (_, at) => number(12 + 8 * at, 8));
  return new TextDecoder().decode(new Uint8Array(bytes));
}
