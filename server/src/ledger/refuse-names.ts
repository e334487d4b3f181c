import { nameForms } from '@grzadka/contract/site/findings/name-forms';
import { isNameOf, lastNamesIn } from '@grzadka/contract/site/findings/names-with-amounts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import { type EntryDraft, settlementsOf } from './entry-draft.ts';

/**
 * Refuses words that name somebody who holds or held one of the accounts of their entry, or, of an entry without any, that have first and last
 * name of anybody: the ledger outlives what is known of people, and nothing is erased from it (docs/product/ledger.md#names). 409, and
 * nothing is posted.
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
  const ofNobody = entries.filter((entry) => settlementsOf([entry]).length === 0).flatMap(wordsOf);
  if (await isAnybodyNamed(trx, ofNobody)) {
    throw new AppError('conflict', { message: namesSomebody });
  }
}

/** What is said of words that name anybody. */
const namesSomebody =
  'W opisie jest czyjeś imię i nazwisko. Usuń je: księgowań nie da się potem zmienić.';

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
  const namesOf = new Map(
    Array.from(
      Map.groupBy(rows, ({ settlementId }) => settlementId),
      ([id, holders]) => [id, holders.flatMap(({ lastName }) => namesIn(lastName))],
    ),
  );
  // Thousands of entries have the same words, those of their run.
  const formsOf = new Map<string, ReadonlySet<string>>();
  return (text, ofSettlements) => {
    const names = ofSettlements.flatMap((id) => namesOf.get(id) ?? []);
    if (names.length === 0) return false;
    const forms = formsOf.get(text) ?? formsIn(text);
    formsOf.set(text, forms);
    return names.some((name) => forms.has(name));
  };
}

/** Returns the words of a text, and all names that they may be a case of. */
function formsIn(text: string): ReadonlySet<string> {
  const words = text.match(/\p{L}+/gu) ?? [];
  return new Set(words.flatMap((word) => [...nameForms(word)]));
}

/** Whether texts have first and last name of somebody in the register beside each other, in any order and case. */
async function isAnybodyNamed(
  trx: Transaction<Database>,
  texts: readonly string[],
): Promise<boolean> {
  const pairs = texts.flatMap(pairsIn);
  const lastNames = [...new Set(pairs.flatMap(lastNamesIn))];
  if (lastNames.length === 0) return false;
  const { rows } = await sql<{ firstName: string; lastName: string }>`
    select distinct coalesce(first_name, '') as first_name, last_name
    from party where last_name is not null and lower(last_name) = any (${lastNames})
  `.execute(trx);
  return rows.some((person) => pairs.some((pair) => isNameOf(pair, person)));
}

/** Words beside each other, each of letters, or one with a dot that stands for a first name. */
function pairsIn(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}\.|\p{L}+(?:\p{Pd}\p{L}+)*/gu) ?? [];
  return words.slice(1).map((word, index) => `${words[index]} ${word}`);
}

/** Of a double name each half; what is short in it, such as 'de', is a word like any other. */
function namesIn(lastName: string): string[] {
  const halves = lastName.match(/\p{L}+/gu) ?? [];
  return halves.length === 1 ? halves : halves.filter((half) => half.length > 2);
}
