import { rm } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import type { JsonTestResults } from 'vitest/node';
import { at, runTool } from '../project.ts';
import { newReportFile } from './report-file.ts';
import { type Failure, type Step, type Tally, tallyOfRunner } from './tally.ts';

/** Runs one of the projects of vitest.config.ts, and those whose names go on with it. */
export function vitestProject(name: string, title: string): Step {
  return {
    name,
    title,
    run: (print) => runProject(name, print),
    // One file after the other.
    runAgain: (failures) =>
      runProject(name, undefined, ['--maxWorkers=1', ...new Set(failures.map(({ file }) => file))]),
  };
}

async function runProject(
  name: string,
  print: Parameters<Step['run']>[0],
  chosen: readonly string[] = [],
): Promise<Tally> {
  const file = newReportFile();
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['run', `--project=${name}*`, ...reporters, ...chosen];
  const code = await runTool('vitest/vitest.mjs', args, print && { print });
  const tally = await tallyOfRunner(code, file, read);
  await rm(dirname(file), { recursive: true });
  return tally;
}

function read(json: string): Tally {
  const report: JsonTestResults = JSON.parse(json);
  const failures = report.testResults.flatMap(failuresOf);
  const costs = report.testResults.map(({ name, startTime, endTime }) => ({
    file: relative(at(), name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: report.numPassedTests, failed: failures.length, failures, unsteady: [], costs };
}

function failuresOf({
  name,
  status,
  assertionResults,
}: JsonTestResults['testResults'][number]): Failure[] {
  const file = relative(at(), name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  // A file that did not load, or whose preparation failed.
  if (status === 'failed' && failed.length === 0) return [{ file, name: '' }];
  return failed.map(({ fullName }) => ({ file, name: fullName }));
}
