import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { runTool } from '../project.ts';
import { newReportFile } from './report-file.ts';
import { numberAt, type Step, tallyOfRunner } from './tally.ts';

/** Runs one of the projects of vitest.config.ts. */
export function vitestProject(name: string, title: string): Step {
  return {
    name,
    title,
    async run() {
      const file = newReportFile();
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const code = await runTool('vitest/vitest.mjs', ['run', `--project=${name}`, ...reporters]);
      const tally = await tallyOfRunner(code, file, (report) => ({
        passed: numberAt(report, 'numPassedTests'),
        failed: numberAt(report, 'numFailedTests'),
      }));
      await rm(dirname(file), { recursive: true });
      return tally;
    },
  };
}
