import { closeDatabase, openDatabase } from '@grzadka/server/src/core/database/open-database.ts';
import type { DatabaseUrls } from '@grzadka/server/src/core/database/server/database-server.ts';
import { sql } from 'kysely';
import { repeat } from '../http/repeat.ts';

/** Does something and returns for how many milliseconds somebody in the database waited for a lock meanwhile, at the most. */
export async function longestLockWait(
  { ownerUrl }: DatabaseUrls,
  work: () => Promise<unknown>,
): Promise<number> {
  await using undo = new AsyncDisposableStack();
  const opened = openDatabase(ownerUrl, { max: 1 });
  undo.defer(() => closeDatabase(opened));
  let longest = 0;
  const look = async () => {
    const { rows } = await sql<{ waited: number | null }>`
      select (max(extract(epoch from clock_timestamp() - waitstart)) * 1000)::float8 as waited
      from pg_locks where not granted
    `.execute(opened.db);
    longest = Math.max(longest, rows[0]?.waited ?? 0);
  };
  {
    await using looking = new AsyncDisposableStack();
    looking.use(repeat(look));
    await work();
  }
  return longest;
}
