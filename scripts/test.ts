import { argv, exit, stdout } from 'node:process';
import { steps } from './test/steps.ts';
import type { Tally } from './test/tally.ts';

/**
 * Runs every check of the project, the quick ones first, and all of them even if one fails. What
 * failed is named again below the summary, because a long log may be cut at its beginning.
 * Usage: npm test, or node scripts/test.ts [STEP…] for some of them. The last line it prints is
 * "N passed, N failed".
 */
const chosen = argv.slice(2);
const unknown = chosen.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  const names = steps.map(({ name }) => name).join(', ');
  console.error(`No such step: ${unknown.join(', ')}. The steps are: ${names}.`);
  exit(2);
}

interface Outcome extends Tally {
  readonly name: string;
  readonly seconds: number;
}

const outcomes: Outcome[] = [];
for (const step of steps) {
  if (chosen.length > 0 && !chosen.includes(step.name)) continue;
  stdout.write(`\n=== ${step.name}: ${step.title} ===\n`);
  const start = performance.now();
  const tally = await step.run();
  outcomes.push({ name: step.name, seconds: (performance.now() - start) / 1000, ...tally });
}

stdout.write('\n=== summary ===\n');
for (const { name, seconds, passed, failed } of outcomes) {
  const counts = `${passed} passed, ${failed} failed`;
  stdout.write(
    `${failed > 0 ? 'FAIL' : 'ok  '}  ${name.padEnd(10)}${counts}  (${seconds.toFixed(1)} s)\n`,
  );
}
for (const { name, failures } of outcomes) {
  for (const failure of failures) stdout.write(`      ${name}: ${failure}\n`);
}
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
stdout.write(`${passed} passed, ${failed} failed\n`);
exit(failed > 0 ? 1 : 0);
