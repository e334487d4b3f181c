import type { DatabaseUrls } from '@grzadka/server/src/core/database/server/database-server.ts';
import { startBare } from '../bare/start-bare.ts';
import type { Compared } from '../cases/prepared-case.ts';
import { openClient } from '../http/client.ts';
import { startProgram } from './program.ts';
import { signIn } from './sign-in.ts';

/**
 * Starts the program and the bare server on the same database, each in a process of its own, and gives
 * a client of each, the program's signed in. Disposing of them ends all.
 */
export async function startCompared(
  urls: DatabaseUrls,
  connections: number,
): Promise<Compared & AsyncDisposable> {
  await using undo = new AsyncDisposableStack();
  const program = undo.use(await startProgram(urls));
  const bareServer = undo.use(await startBare(urls));
  const { cookie } = await signIn(urls);
  const ours = undo.use(openClient(program.origin, { connections, cookie }));
  const bare = undo.use(openClient(bareServer.origin, { connections }));
  const running = undo.move();
  return { ours, bare, [Symbol.asyncDispose]: () => running.disposeAsync() };
}
