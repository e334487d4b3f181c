import { rm } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import type { JsonTestResults } from 'vitest/node';
import { at, runTool } from '../project.ts';
import { newReportFile } from './report-file.ts';
import { type Step, type Tally, tallyOfRunner } from './tally.ts';

/** Runs one of the projects of vitest.config.ts. */
export function vitestProject(name: string, title: string): Step {
  return {
    name,
    title,
    async run(print) {
      const file = newReportFile();
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const args = ['run', `--project=${name}`, ...reporters];
      const code = await runTool('vitest/vitest.mjs', args, print && { print });
      const tally = await tallyOfRunner(code, file, read);
      await rm(dirname(file), { recursive: true });
      return tally;
    },
  };
}

function read(json: string): Tally {
  const report: JsonTestResults = JSON.parse(json);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: report.testResults.flatMap(failuresOf),
  };
}

function failuresOf({ name, assertionResults }: JsonTestResults['testResults'][number]): string[] {
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => `${relative(at(), name)} ${fullName}`);
}
