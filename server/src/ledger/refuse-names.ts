import { nameForms } from '@grzadka/contract/site/findings/name-forms';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import { type EntryDraft, settlementsOf } from './entry-draft.ts';

/**
 * Refuses words that name somebody who holds or held one of the accounts of their entry: the ledger outlives what is known of
 * people, and nothing is erased from it (docs/product/ledger.md#names). 409, and nothing is posted.
 */
export async function refuseNames(
  trx: Transaction<Database>,
  entries: readonly EntryDraft[],
): Promise<void> {
  const isNamed = await readNames(trx, settlementsOf(entries));
  for (const entry of entries) {
    const found = wordsOf(entry).find((text) => isNamed(text, settlementsOf([entry])));
    if (found !== undefined) throw new AppError('conflict', { message: namesHolder });
  }
}

/** What is said of words that name a holder. */
export const namesHolder =
  'W opisie jest nazwisko działkowca. Usuń je: księgowań nie da się potem zmienić.';

function wordsOf({ description, typed = description, lines }: EntryDraft): string[] {
  const ofParts = lines.flatMap((line) =>
    line.code === '200' ? line.parts.map((part) => part.description ?? '') : [],
  );
  return [typed, ...ofParts];
}

/** Reads who holds or held the accounts, and gives whether a text has a last name of theirs, or half of a double one, in whatever case. */
export async function readNames(
  trx: Transaction<Database>,
  settlementIds: readonly string[],
): Promise<(text: string, ofSettlements: readonly string[]) => boolean> {
  const { rows } = await sql<{ settlementId: string; lastName: string }>`
    select settlement_id, lower(last_name) as last_name
    from settlement_holder join party on party.id = settlement_holder.party_id
    where settlement_id = any (${settlementIds}::uuid[]) and last_name is not null
  `.execute(trx);
  const namesOf = Map.groupBy(rows, ({ settlementId }) => settlementId);
  return (text, ofSettlements) => {
    const names = ofSettlements.flatMap((id) => namesOf.get(id) ?? []);
    if (names.length === 0) return false;
    const words = text.match(/\p{L}+/gu) ?? [];
    const forms = new Set(words.flatMap((word) => [...nameForms(word)]));
    return names.some(({ lastName }) => namesIn(lastName).some((name) => forms.has(name)));
  };
}

/** Of a double name each half; what is short in it, such as 'de', is a word like any other. */
function namesIn(lastName: string): string[] {
  const halves = lastName.match(/\p{L}+/gu) ?? [];
  return halves.length === 1 ? halves : halves.filter((half) => half.length > 2);
}
