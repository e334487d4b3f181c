import { run, runTool } from '../project.ts';
import { browserTests } from './browser-tests.ts';
import { type Step, tallyOfCheck } from './tally.ts';
import { vitestProject, vitestProjectWithSecondTry } from './vitest-project.ts';

function check(name: string, title: string, runCheck: () => Promise<number>): Step {
  return { name, title, run: async () => tallyOfCheck(await runCheck()) };
}

/**
 * All parts, in the order in which they run: the quick ones first. What stands in one line runs at the same time: unit
 * tests keep one core and a half busy, and those of the running program wait for it in between.
 */
export const stages: readonly (readonly Step[])[] = [
  [check('lint', 'rules and layers (oxlint)', () => run('oxlint', ['--type-aware']))],
  [check('format', 'formatting (biome)', () => run('biome', ['format', '.']))],
  [check('types', 'types (tsc)', () => run(process.execPath, ['scripts/typecheck.ts']))],
  [
    check('unused', 'unused files, exports and dependencies (knip)', () =>
      runTool('knip/bin/knip.js', []),
    ),
  ],
  [
    vitestProject('unit', 'rules without a server'),
    vitestProjectWithSecondTry('process', 'the running program'),
  ],
  [vitestProjectWithSecondTry('http', 'the server over HTTP on a real database')],
  [browserTests('browser', 'people’s journeys in a browser (Playwright)')],
];
