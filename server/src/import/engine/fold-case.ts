import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/**
 * The texts as the unique indexes of names compare them, letter case ignored; asked of the database,
 * so that both agree about every letter.
 */
export async function foldCase(
  db: Kysely<Database>,
  texts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ text: string; folded: string }>`
    select text, lower(text collate polish) as folded
    from unnest(${[...new Set(texts)]}::text[]) as text
  `.execute(db);
  return new Map(rows.map(({ text, folded }) => [text, folded]));
}
