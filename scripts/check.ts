import { globSync } from 'node:fs';
import { argv, exit, stdout } from 'node:process';
import { readChange } from './check/changed-files.ts';
import { chooseHttpTests, isCode } from './check/chosen-tests.ts';
import { chooseNearestTests } from './check/nearest-tests.ts';
import { at, type RunOptions, run, runTool } from './project.ts';
import { readFilesWithTests } from './rooms/source-files.ts';
import { unitTests } from './vitest/unit-tests.ts';

/**
 * Checks a change quickly: the layout and the rules of what was changed, the types of everything, the unit tests that are nearest to it by
 * their imports, the rules of the whole house, and the areas' tests over HTTP. `npm test` checks the rest.
 * Usage: npm run check, or npm run check -- COMMIT for what has changed since another commit than the one at which this branch left main.
 */
interface Check {
  readonly title: string;
  readonly run: (options: RunOptions) => Promise<number>;
}

const { since, files } = readChange(argv[2]);
if (files.length === 0) {
  console.log(`Nothing has changed since ${since.slice(0, 12)}.`);
  exit(0);
}
const code = files.filter(isCode);
const tests = globSync('server/test/http/**/*.test.ts', { cwd: at() }).filter(
  (path) => !path.endsWith('.long.test.ts'),
);
const http = chooseHttpTests(files, tests);
const unit = chooseNearestTests(
  files,
  readFilesWithTests(
    '{bench,contract,postgres,server,web}/{build,lists,load,report,src,test}/**/*.{ts,tsx}',
  ),
  // The rules of the house, which are below `scripts`, run anyway.
  globSync([...unitTests.byVite, ...unitTests.byNode], { cwd: at(), exclude: ['scripts'] }),
);

function vitest(args: readonly string[], options: RunOptions): Promise<number> {
  return runTool('vitest/vitest.mjs', ['--run', '--reporter=minimal', ...args], options);
}

/** In the order in which they are taken: what takes long first. */
const checks: readonly Check[] = [
  {
    title: 'types (tsc)',
    run: (options) => run(process.execPath, ['scripts/typecheck.ts', '--remember'], options),
  },
  {
    title: `${counted(unit.run.length, 'file')} of unit tests (vitest)`,
    run: (options) =>
      unit.run.length === 0 ? done() : vitest(['--project=unit*', ...unit.run], options),
  },
  {
    title: `${counted(http.run.length, 'file')} of tests over HTTP (vitest)`,
    run: (options) =>
      http.run.length === 0 ? done() : vitest(['--project=http', ...http.run], options),
  },
  {
    title: 'rules and layers (oxlint)',
    // Those that know types take a minute for all files.
    run: async (options) =>
      code.length > 0 && (await run('oxlint', ['--type-aware', ...code], options)) > 0
        ? 1
        : run('oxlint', [], options),
  },
  {
    title: 'rules of the house, links of its pages (vitest)',
    run: (options) => vitest(['--project=unit*', 'scripts'], options),
  },
  {
    title: 'layout (biome)',
    run: (options) => run('biome', ['format', '--no-errors-on-unmatched', ...files], options),
  },
];

const begun = performance.now();
console.log(`${counted(files.length, 'file')} changed since ${since.slice(0, 12)}.`);
// One for each of two cores.
const waiting = checks.values();
const failed = (await Promise.all([inTurn(waiting), inTurn(waiting)])).flat();
for (const { title, printed } of failed) stdout.write(`\n=== ${title} ===\n${printed}`);
if (http.left.length > 0) console.log(`\nLeft to npm test: ${http.left.join(', ')}`);
if (unit.left > 0) {
  const left = counted(unit.left, 'file');
  console.log(`\nLeft to npm test: ${left} of unit tests that reach the change over more imports`);
}
const verdict = failed.length === 0 ? 'ok' : `FAIL: ${failed.map(({ title }) => title).join('; ')}`;
console.log(`\n${verdict} (${secondsSince(begun)} s). npm test checks the rest.`);
exit(failed.length === 0 ? 0 : 1);

/** Runs checks that nobody has taken yet, one after the other, one line for each. Gives those that failed, with what they printed. */
async function inTurn(remaining: IterableIterator<Check>) {
  const failures: { readonly title: string; readonly printed: string }[] = [];
  for (const { title, run: runCheck } of remaining) {
    const start = performance.now();
    const printed: string[] = [];
    const exitCode = await runCheck({ print: (piece) => printed.push(piece) });
    console.log(`${exitCode === 0 ? 'ok  ' : 'FAIL'}  ${title} (${secondsSince(start)} s)`);
    if (exitCode !== 0) failures.push({ title, printed: printed.join('') });
  }
  return failures;
}

/** A check that has nothing to look at. */
function done(): Promise<number> {
  return Promise.resolve(0);
}

function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(0);
}
