import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server at work in a process of its own; disposing of it ends it. */
export interface ForkedServer extends AsyncDisposable {
  readonly origin: string;
}

/** Starts a file that sends the port it listens on, and ends once it is disconnected. */
export async function forkServer(file: URL, args: readonly string[]): Promise<ForkedServer> {
  const child = fork(fileURLToPath(file), args, { execArgv: [] });
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  child.once('message', (port: unknown) => resolve(Number(port)));
  child.once('exit', () => reject(new Error(`${file.pathname} did not start`)));
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
