import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { ByEnvironment } from './scripts/vitest/by-environment.ts';
import { unitTests } from './scripts/vitest/unit-tests.ts';
import { manualPages } from './web/build/manual/manual-pages.ts';

const setupFiles = ['scripts/vitest/fail-on-console.ts'];

/** Node runs the server's TypeScript as it is: to transform it once more took a sixth of these tests' work. */
const runByNode = { viteModuleRunner: false };

/**
 * A worker finds the server compiled, which spares it a second and a half, and collects short-lived garbage a few
 * times more seldom.
 */
const ofWorkers = [
  `--require=${fileURLToPath(import.meta.resolve('./scripts/compile-cache.cjs'))}`,
  '--max-semi-space-size=32',
];

/** What `npm run test:long` runs. */
const ofLongRun = '**/*.long.test.ts';

/** The random histories of the ledger begin from it. */
const ledgerSeed = Number(process.env['LEDGER_SEED'] ?? Date.now() % 1_000_000);

/** How far the HTTP tests of `npm test` go in what goes on as far as one likes; how far the long run goes stands with it. */
const ofQuickRun = {
  ledgerSeed,
  ledgerHistories: 12,
  yearHistories: 300,
  yearSteps: 2,
  chargedPlots: 60,
  validRequests: 1,
  anyRequests: 1000,
  totalsWalks: 1,
  listsForOneInFull: 6,
};

/** What is waited for comes; a busy machine may need long for it. */
const patience = { poll: { timeout: 60_000 } };

/** A new database, an update, a backup and a restore, lists, which ask most of the database, and who may do what there. */
const onOldestServer =
  process.env['ON_OLDEST_SERVER'] ??
  'server/test/http/{upgrade-release,backup,restore-unused,printed-lists,database-roles}.test.ts';

export default defineConfig({
  test: {
    // Two cores are the least the tests have to get by with.
    maxWorkers: 2,
    sequence: { sequencer: ByEnvironment },
    projects: [
      {
        plugins: [manualPages()],
        test: {
          name: 'unit',
          include: [...unitTests.byVite],
          setupFiles,
          expect: patience,
          // To load MUI and jsdom anew for every file takes longer than the tests of the screens. The
          // files meet in the modules that a worker has loaded, so that each cleans up after itself.
          isolate: false,
          // As below: what hangs is found all the same, and a busy machine is no failure.
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
      {
        // The others of the step `unit`: vitest run --project 'unit*' FILE.
        test: {
          name: 'unit-by-node',
          include: [...unitTests.byNode],
          setupFiles,
          expect: patience,
          isolate: false,
          experimental: runByNode,
          execArgv: ofWorkers,
          provide: { meterHistories: 200 },
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
      {
        test: {
          name: 'http',
          include: ['{server,demo,bench}/test/http/**/*.test.ts'],
          exclude: [ofLongRun, '**/node_modules/**'],
          globalSetup: ['server/test/global-setup.ts'],
          setupFiles,
          expect: patience,
          // To load the server anew for every file took a third of their time, too. What it holds belongs to
          // an application that it made, and each file makes its own on a database of its own.
          isolate: false,
          experimental: runByNode,
          execArgv: ofWorkers,
          provide: ofQuickRun,
          // A sixth of the time each waits for the database.
          maxWorkers: 3,
          // What hangs is found all the same; what waits for a busy disk, as a backup that is written, is no failure.
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
      {
        // On the oldest server that is promised. All of the HTTP tests on it: ON_OLDEST_SERVER='server/test/http/**/*.test.ts'.
        test: {
          name: 'oldest-server',
          include: [onOldestServer],
          globalSetup: ['server/test/oldest-server-setup.ts'],
          setupFiles,
          expect: patience,
          isolate: false,
          experimental: runByNode,
          execArgv: ofWorkers,
          provide: ofQuickRun,
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
      {
        test: {
          name: 'process',
          include: ['postgres/test/**/*.test.ts', 'server/test/process/**/*.test.ts'],
          exclude: [ofLongRun, '**/node_modules/**'],
          globalSetup: ['server/test/process/global-setup.ts'],
          setupFiles,
          // A start takes a minute where ten others start.
          expect: { poll: { timeout: 240_000 } },
          provide: { messageReaders: 100, messageKills: [0.5], processesOfSilence: [1] },
          // As the HTTP tests: what a start holds belongs to the application that a test has started.
          isolate: false,
          experimental: runByNode,
          execArgv: ofWorkers,
          // Half of the time each waits for a program that starts or ends.
          maxWorkers: 3,
          // A demo is filled, programs are killed and start again: on a busy machine that takes minutes.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        // npm run test:long, with the browser's.
        test: {
          name: 'long',
          include: [
            ofLongRun,
            'server/test/http/charge-figures.test.ts',
            'server/test/process/{message-kills,silence-at-start}.test.ts',
            'server/test/http/{bad-input,list,open-api-valid,remembered-totals}.test.ts',
          ],
          globalSetup: ['server/test/global-setup.ts', 'server/test/process/global-setup.ts'],
          setupFiles,
          expect: patience,
          experimental: runByNode,
          execArgv: ofWorkers,
          provide: {
            chargedPlots: 300,
            validRequests: 10,
            anyRequests: 2_000,
            totalsWalks: 60,
            listsForOneInFull: 1,
            messageReaders: 500,
            messageKills: [0.2, 0.5, 0.8],
            processesOfSilence: [1, 2],
          },
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        // Too long for every run: npm run test:bad-input.
        test: {
          name: 'bad-input',
          include: ['server/test/bad-input/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          setupFiles,
          expect: patience,
          testTimeout: 1_800_000,
          hookTimeout: 30_000,
        },
      },
      {
        // The rules of consumption on so many random histories take a minute, and those of the ledger an hour and a half:
        // npm run test:histories.
        test: {
          name: 'histories',
          include: [
            'contract/src/meter/consumption/*.properties.test.ts',
            'server/test/http/ledger/histories/*.test.ts',
          ],
          globalSetup: ['server/test/global-setup.ts'],
          setupFiles,
          expect: patience,
          experimental: runByNode,
          provide: {
            meterHistories: 10_000,
            ledgerSeed,
            ledgerHistories: Number(process.env['LEDGER_HISTORIES'] ?? 10_000),
            yearHistories: Number(process.env['LEDGER_HISTORIES'] ?? 10_000),
            yearSteps: 8,
          },
        },
      },
      {
        // Tables as large as a town's take half a minute to fill: npm run test:plans.
        test: {
          name: 'plans',
          include: ['server/test/plans/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          setupFiles,
          expect: patience,
          testTimeout: 60_000,
          hookTimeout: 30_000,
        },
      },
      {
        // A town's parties, and a reader that does not read for longer than a connection is silent: npm run test:exports.
        test: {
          name: 'exports',
          include: ['server/test/exports/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          setupFiles,
          expect: patience,
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Real faults last as long as they last: npm run test:faults.
        test: {
          name: 'faults',
          include: ['server/test/faults/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          setupFiles,
          expect: patience,
          // What one file does to the machine would be a fault in the other's test.
          maxWorkers: 1,
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Fifty rounds of kills: npm run test:kills.
        test: {
          name: 'kills',
          include: ['server/test/kills/**/*.test.ts'],
          setupFiles,
          expect: patience,
        },
      },
      {
        // Five minutes of an office: npm run bench:load.
        test: { name: 'load', include: ['bench/load/load.test.ts'] },
      },
    ],
  },
});
