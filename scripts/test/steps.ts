import { type RunOptions, run, runTool } from '../project.ts';
import { browserTests } from './browser-tests.ts';
import { onOldestServer } from './oldest-server.ts';
import { type Step, tallyOfCheck } from './tally.ts';
import { vitestProject } from './vitest-project.ts';

function check(
  name: string,
  title: string,
  runCheck: (options?: RunOptions) => Promise<number>,
): Step {
  return {
    name,
    title,
    run: async (print) => tallyOfCheck(await runCheck(print && { print })),
  };
}

/**
 * All parts, in the order in which they run: the quick ones first. What stands in one group runs at the same time: to
 * format and to look for what is unused keeps one core busy, and the tests of screens and those of the running program
 * wait in between.
 */
export const stages: readonly (readonly Step[])[] = [
  [
    check('lint', 'rules and layers (oxlint)', (options) =>
      run('oxlint', ['--type-aware'], options),
    ),
  ],
  [
    check('types', 'types (tsc)', (options) =>
      run(process.execPath, ['scripts/typecheck.ts'], options),
    ),
    check('format', 'formatting (biome)', (options) => run('biome', ['format', '.'], options)),
    check('unused', 'unused files, exports and dependencies (knip)', (options) =>
      runTool('knip/bin/knip.js', [], options),
    ),
  ],
  [
    vitestProject('unit', 'rules without a server'),
    vitestProject('process', 'the running program'),
  ],
  [vitestProject('http', 'the server over HTTP on a real database')],
  [onOldestServer(vitestProject('oldest-server', 'the oldest PostgreSQL that serves'))],
  [browserTests('browser', 'people’s journeys in a browser (Playwright)')],
];

/** What `npm run test:long` runs: whatever takes too long for every run, and nothing left out of what a browser shows. */
export const longStages: readonly (readonly Step[])[] = [
  [vitestProject('long', 'what takes long')],
  [
    browserTests('browser-long', 'all journeys and each state in every window (Playwright)', {
      LONG_RUN: 'true',
    }),
  ],
];
