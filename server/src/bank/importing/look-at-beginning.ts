import type { StatementBeginning } from '@grzadka/contract/bank/importing/bank-import.model';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { readSentFile, refusalOf, type SentFile } from './read-file.ts';

/** So many letters of a text are enough to see whether its encoding is right. */
const shownLetters = 600;

/** How a file begins, for whoever points at the columns of its table, or at its encoding (docs/product/bank.md#dry-run). Refuses what is no statement. */
export async function lookAtBeginning(
  db: Kysely<Database>,
  sent: SentFile,
): Promise<StatementBeginning> {
  const { reading } = await readSentFile(db, sent);
  switch (reading.outcome) {
    case 'refused':
      throw refusalOf(reading);
    case 'unknown-encoding': {
      const choices = reading.choices.map(({ encoding, text }) => ({
        encoding,
        text: text.slice(0, shownLetters),
      }));
      return { encoding: null, rows: [], choices };
    }
    case 'unknown-table': {
      const rows = reading.table.rows.map((row) => [...row]);
      return { encoding: reading.encoding, rows, choices: [] };
    }
    case 'read':
      return { encoding: reading.encoding, rows: [], choices: [] };
  }
}
