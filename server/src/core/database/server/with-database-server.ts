import { once } from 'node:events';
import type { Config } from '../../config/config.ts';
import { printLines } from '../../process/print-lines.ts';
import { failureLines } from '../../process/report-failure.ts';
import { listenForStop, type StopRequests } from '../../process/stop-requests.ts';
import { type DatabaseServer, reachDatabaseServer } from './database-server.ts';

/**
 * Gives a command the database server as it is, beside the running application or without it, and ends the server if it was
 * started for the command. A request to stop meanwhile ends the process; an open transaction is undone by that. Work with more
 * to undo gives `interrupt`, which makes it fail by itself: only a second request ends the process then. Throws a `StartError`
 * or an `EmbeddedPostgresError` when no database can be reached.
 */
export async function withDatabaseServer<Result>(
  config: Config,
  work: (server: DatabaseServer) => Promise<Result>,
  interrupt?: () => void,
): Promise<Result> {
  await using undo = new AsyncDisposableStack();
  const server = await reachDatabaseServer(config);
  undo.defer(() => server.stop());
  let isEnding = false;
  const ended = untilStopped(listenForStop(), interrupt).then(async (lines): Promise<never> => {
    isEnding = true;
    printLines(lines, process.stderr);
    await server.stop();
    process.exit(1);
  });
  // What fails because its database is being stopped has no more to tell.
  return await work(server).catch((error: unknown) => (isEnding ? ended : Promise.reject(error)));
}

/** Waits until the process has to end, and gives what its operator reads. */
async function untilStopped(
  { first, urgent }: StopRequests,
  interrupt: (() => void) | undefined,
): Promise<readonly string[]> {
  const reason = await first;
  if (reason.kind === 'failure') return failureLines(reason.error);
  if (interrupt !== undefined) {
    interrupt();
    if (!urgent.aborted) await once(urgent, 'abort');
  }
  return ['Przerwano.'];
}
