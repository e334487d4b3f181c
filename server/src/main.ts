import cluster from 'node:cluster';
import type { Logger } from 'pino';
import { listenToMainProcess } from './core/cluster/main-process.ts';
import { type Config, readConfig } from './core/config/config.ts';
import { giveMemoryBackAtRest } from './core/process/give-memory-back.ts';
import { openLogger } from './core/process/open-logger.ts';
import { printLines } from './core/process/print-lines.ts';
import { failureDetails, failureLines } from './core/process/report-failure.ts';
import { listenForStop, type StopRequests } from './core/process/stop-requests.ts';
import { startApplication } from './start.ts';

/** Longer than any part of the end is allowed to take; what still hangs then is cut off. */
const endMilliseconds = 60_000;

/** What this process does from its start to its end. */
interface Role {
  readonly stopRequests: StopRequests;
  /** Shows a line of Polish text to the operator. */
  readonly print: (line: string) => void;
  readonly start: (config: Config, logger: Logger) => Promise<Started>;
}

interface Started {
  stop(urgent: AbortSignal): Promise<void>;
}

/** The program; where there are several processes, the one that starts and ends the others. */
function mainRole(): Role {
  const stopRequests = listenForStop();
  const print = (line: string) => printLines([line]);
  const { fail: onFailure, asked } = stopRequests;
  return {
    stopRequests,
    print,
    start: (config, logger) => startApplication({ config, logger, print, onFailure, asked }),
  };
}

/** One of several processes that answer requests; the operator hears of it only when it fails. */
function servingRole(): Role {
  const mainProcess = listenToMainProcess();
  return {
    stopRequests: mainProcess.stopRequests,
    print: () => {},
    async start(config, logger) {
      // With all that answers requests, which the main process loads while its database gets ready.
      const { startServingProcess } = await import('./start-serving-process.ts');
      return startServingProcess(config, logger, mainProcess);
    },
  };
}

function printFailure(error: unknown): void {
  printLines(failureLines(error), process.stderr);
  process.exitCode = 1;
}

const { stopRequests, print, start } = cluster.isPrimary ? mainRole() : servingRole();
try {
  const config = readConfig(process.env);
  const logger = openLogger(config);
  const started = await start(config, logger);
  giveMemoryBackAtRest();
  const reason = await stopRequests.first;
  if (reason.kind === 'failure') {
    logger.fatal(failureDetails(reason.error), 'the application cannot go on');
    printFailure(reason.error);
  }
  print('Kończę pracę…');
  setTimeout(() => process.exit(1), endMilliseconds + config.drainSeconds * 1000).unref();
  await started.stop(stopRequests.urgent);
} catch (error) {
  // Whoever ends a start that waits for something gets what was asked for.
  if (error === stopRequests.asked.reason) print('Kończę pracę…');
  else printFailure(error);
}
process.exit();
