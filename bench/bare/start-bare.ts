import type { DatabaseUrls } from '@grzadka/server/src/core/database/server/database-server.ts';
import { type ForkedServer, forkServer } from '../processes/fork-server.ts';

/** Starts the bare server at work on a database, in a process of its own. */
export function startBare({ url }: DatabaseUrls): Promise<ForkedServer> {
  return forkServer(new URL('bare.process.ts', import.meta.url), [url]);
}
