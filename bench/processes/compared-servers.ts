import type { DatabaseUrls } from '@grzadka/server/src/core/database/server/database-server.ts';
import { startBare } from '../bare/start-bare.ts';
import type { Compared } from '../cases/prepared-case.ts';
import { openClient } from '../http/client.ts';
import { startProgram } from './program.ts';
import { signIn } from './sign-in.ts';

/** The two servers at work, and where they are. */
export interface ComparedServers extends Compared, AsyncDisposable {
  /** The program's address, and the Cookie header of who is signed in there. */
  readonly program: { readonly origin: string; readonly cookie: string };
  readonly bareServer: { readonly origin: string };
}

/**
 * Starts the program and the bare server on the same database, each in a process of its own, and gives
 * a client of each, the program's signed in. Disposing of them ends all.
 */
export async function startCompared(
  urls: DatabaseUrls,
  connections: number,
): Promise<ComparedServers> {
  await using undo = new AsyncDisposableStack();
  const { origin } = undo.use(await startProgram(urls));
  const bareServer = undo.use(await startBare(urls));
  const { cookie } = await signIn(urls);
  const ours = undo.use(openClient(origin, { connections, cookie }));
  const bare = undo.use(openClient(bareServer.origin, { connections }));
  const running = undo.move();
  return {
    ours,
    bare,
    program: { origin, cookie },
    bareServer: { origin: bareServer.origin },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}
