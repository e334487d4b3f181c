import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DatabaseUrls } from '@grzadka/server/src/core/database/server/database-server.ts';

const file = fileURLToPath(new URL('bare.process.ts', import.meta.url));

/** The bare server at work on a database; disposing of it ends it. */
export interface BareServer extends AsyncDisposable {
  readonly origin: string;
}

/** Starts the bare server in a process of its own. */
export async function startBare({ url }: DatabaseUrls): Promise<BareServer> {
  const child = fork(file, [url], { execArgv: [] });
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  child.once('message', (port: unknown) => resolve(Number(port)));
  child.once('exit', () => reject(new Error('the bare server did not start')));
  const port = await promise;
  return {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
