// One line for each browser at the end: how many tests passed, and how long they took.

export default class PerBrowserReporter {
  browsers = new Map();

  onTestEnd(test, result) {
    const name = test.parent.project().name;
    const tally = this.browsers.get(name) ?? { passed: 0, failed: [], milliseconds: 0 };
    if (result.status === "passed") tally.passed += 1;
    else tally.failed.push(test.title);
    tally.milliseconds += result.duration;
    this.browsers.set(name, tally);
  }

  onEnd() {
    for (const [name, { passed, failed, milliseconds }] of this.browsers) {
      const seconds = (milliseconds / 1000).toFixed(0);
      const outcome = failed.length === 0 ? "✔" : "✘";
      console.log(`${outcome} ${name}: ${passed} passed, ${failed.length} failed, ${seconds} s of tests`);
    }
  }
}
