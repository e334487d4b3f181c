import { argv, exit, stdout } from 'node:process';
import { mostUnsteady, withSecondTry } from './test/steadiness.ts';
import { longStages, stages } from './test/steps.ts';
import { describeFailure, type Step, type Tally } from './test/tally.ts';

/**
 * Runs every check of the project, the quick ones first, and all of them even if one fails. What
 * failed is named again below the summary, because a long log may be cut at its beginning; so is what passed at a
 * second try alone, and which files took longest.
 * Usage: npm test, npm run test:long for what takes longer, or node scripts/test.ts [--long] [STEP…] for some of them. The last line it prints is
 * "N passed, N failed".
 */
const isLong = argv.includes('--long');
const chosen = argv.slice(2).filter((name) => name !== '--long');
const chosenStages = isLong ? longStages : stages;
const steps = chosenStages.flat();
const unknown = chosen.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  const names = steps.map(({ name }) => name).join(', ');
  console.error(`No such step: ${unknown.join(', ')}. The steps are: ${names}.`);
  exit(2);
}

interface Outcome extends Tally {
  readonly step: Step;
  readonly name: string;
  readonly seconds: number;
}

const outcomes: Outcome[] = [];
for (const stage of chosenStages) {
  const wanted = stage.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
  const isAlone = wanted.length === 1;
  const first = await Promise.all(wanted.map(isAlone ? runAlone : runBesideOthers));
  // What failed beside others is run again when these are over.
  for (const outcome of first) outcomes.push(await tryAgain(outcome));
}

function runAlone(step: Step): Promise<Outcome> {
  writeHeading(step);
  return time(step);
}

/** Prints what the step has to say when it is over, so that it is not mixed with what the others say. */
async function runBesideOthers(step: Step): Promise<Outcome> {
  const printed: string[] = [];
  const outcome = await time(step, (piece) => printed.push(piece));
  writeHeading(step);
  stdout.write(printed.join(''));
  return outcome;
}

function writeHeading({ name, title }: Step): void {
  stdout.write(`\n=== ${name}: ${title} ===\n`);
}

async function time(step: Step, print?: (piece: string) => void): Promise<Outcome> {
  const start = performance.now();
  const tally = await step.run(print);
  return { step, name: step.name, seconds: secondsSince(start), ...tally };
}

async function tryAgain(outcome: Outcome): Promise<Outcome> {
  const { step, seconds } = outcome;
  const { name, runAgain } = step;
  if (!runAgain) return outcome;
  const start = performance.now();
  const tally = await withSecondTry(outcome, (failures) => {
    stdout.write(`\n=== ${name}: once more what failed ===\n`);
    return runAgain(failures);
  });
  return { ...outcome, ...tally, seconds: seconds + secondsSince(start) };
}

function secondsSince(start: number): number {
  return (performance.now() - start) / 1000;
}

stdout.write('\n=== summary ===\n');
for (const { name, seconds, passed, failed } of outcomes) {
  const counts = `${passed} passed, ${failed} failed`;
  stdout.write(
    `${failed > 0 ? 'FAIL' : 'ok  '}  ${name.padEnd(15)}${counts}  (${seconds.toFixed(1)} s)\n`,
  );
}
for (const { name, failures } of outcomes) {
  for (const failure of failures) stdout.write(`      ${name}: ${describeFailure(failure)}\n`);
}
const unsteady = outcomes.flatMap(({ name, unsteady: tests }) =>
  tests.map((test) => `${name}: ${describeFailure(test)}`),
);
if (unsteady.length > 0) {
  stdout.write(`unsteady, passed when run once more by themselves: ${unsteady.length}\n`);
  for (const test of unsteady) stdout.write(`      ${test}\n`);
}
const costliest = outcomes
  .flatMap(({ name, costs }) => costs.map((cost) => ({ name, ...cost })))
  .toSorted((a, b) => b.seconds - a.seconds)
  .slice(0, 10);
if (costliest.length > 0) stdout.write('the most costly files, each beside others:\n');
for (const { name, file, seconds } of costliest) {
  stdout.write(`      ${name}: ${file} (${seconds.toFixed(1)} s)\n`);
}
const isUnsteady = unsteady.length > mostUnsteady;
if (isUnsteady) stdout.write(`FAIL  more than ${mostUnsteady} tests are unsteady\n`);
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
// What is no test's own failure is still one of the run.
stdout.write(`${passed} passed, ${failed + Number(isUnsteady)} failed\n`);
exit(failed > 0 || isUnsteady ? 1 : 0);
