import { type Kysely, sql } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import type { MatchedLine } from '../matching/account.ts';

/** A line with what its account is recognised by. */
export interface StoredLine extends MatchedLine {
  readonly id: string;
}

/** Reads a line by its id; 404 without it. */
export async function readStoredLine(db: Kysely<Database>, id: string): Promise<StoredLine> {
  const { rows } = await sql<Omit<StoredLine, 'amount'> & { amount: string }>`
    select id, booking_day, amount_grosz as amount, counterparty_name, counterparty_account, target_account, title
    from bank_line where id = ${recordId(id)}
  `.execute(db);
  const [line] = rows;
  if (line === undefined) throw notFound();
  return { ...line, amount: Number(line.amount) };
}
