import { readConfig } from './core/config/config.ts';
import { openLogger } from './core/process/open-logger.ts';
import { printLines } from './core/process/print-lines.ts';
import { failureDetails, failureLines } from './core/process/report-failure.ts';
import { listenForStop } from './core/process/stop-requests.ts';
import { startApplication } from './start.ts';

/** Longer than any part of the end is allowed to take; what still hangs then is cut off. */
const endMilliseconds = 60_000;

const print = (line: string) => printLines([line]);

function printFailure(error: unknown): void {
  printLines(failureLines(error), process.stderr);
  process.exitCode = 1;
}

const stopRequests = listenForStop();
try {
  const config = readConfig(process.env);
  const logger = openLogger(config);
  const onFailure = stopRequests.fail;
  const { asked } = stopRequests;
  const application = await startApplication({ config, logger, print, onFailure, asked });
  print(`Grządka działa pod adresem ${application.address} (zakończenie: Ctrl+C).`);
  const reason = await stopRequests.first;
  if (reason.kind === 'failure') {
    logger.fatal(failureDetails(reason.error), 'the application cannot go on');
    printFailure(reason.error);
  }
  print('Kończę pracę…');
  setTimeout(() => process.exit(1), endMilliseconds).unref();
  await application.stop(stopRequests.urgent);
} catch (error) {
  // Whoever ends a start that waits for something gets what was asked for.
  if (error === stopRequests.asked.reason) print('Kończę pracę…');
  else printFailure(error);
}
process.exit();
