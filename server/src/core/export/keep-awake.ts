import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Well below the silence after which server and pool give a transaction up (`openDatabase`). */
const beatMilliseconds = 1_500;

const mostBeats = 40;

/**
 * Keeps the connection of a transaction alive that waits for a slow reader, until it is disposed of; tells
 * when it has waited for a minute.
 */
export function keepAwake(trx: Transaction<Database>, onStall: () => void): AsyncDisposable {
  let beats = 0;
  let lastBeat = Promise.resolve();
  const timer = setInterval(() => {
    beats += 1;
    if (beats === mostBeats) onStall();
    lastBeat = lastBeat.then(() => beat(trx));
  }, beatMilliseconds);
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await lastBeat;
    },
  };
}

/** Where it fails, what is asked for next fails in the same way, and is told. */
async function beat(trx: Transaction<Database>): Promise<void> {
  await sql`select`.execute(trx).catch(() => {});
}
