import { otherPerson } from '@grzadka/contract/personal-data/personal-data.model';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { foldLetters } from '#src/core/fold-text.ts';

/** What somebody is known by: alone, such as an address, or only where it begins with a capital letter, as a family name does. */
interface Mark {
  readonly text: string;
  readonly isName: boolean;
}

/** A mark this short would be found in words that have nothing to do with anybody. */
const shortest = 3;

const word = /[\p{L}\p{N}]+/gu;

/** Takes out of a text whatever names other people (docs/product/personal-data.md#others). */
export type Redact = (text: string) => string;

/** Makes what takes these marks out of a text; letter case and Polish letters do not matter, as banks write neither. */
export function redactor(marks: readonly Mark[]): Redact {
  const byFirstWord = new Map<string, { folded: string; isName: boolean }[]>();
  for (const { text, isName } of marks) {
    const folded = foldEach(text.trim());
    const [first] = folded.match(word) ?? [];
    if (first === undefined || folded.length < shortest) continue;
    const start = folded.slice(folded.indexOf(first));
    const known = byFirstWord.get(first) ?? [];
    byFirstWord.set(first, [...known, { folded: start, isName }]);
  }
  // The longest first, so that a name goes whole.
  for (const known of byFirstWord.values()) {
    known.sort((one, other) => other.folded.length - one.folded.length);
  }
  return (text) => {
    const folded = foldEach(text);
    let redacted = '';
    let from = 0;
    for (const { 0: found, index } of folded.matchAll(word)) {
      if (index < from) continue;
      const mark = byFirstWord.get(found)?.find(({ folded: one, isName }) => {
        const isThere =
          folded.startsWith(one, index) && !/^[\p{L}\p{N}]/u.test(folded.slice(index + one.length));
        return isThere && (!isName || /^\p{Lu}/u.test(text.slice(index)));
      });
      if (mark === undefined) continue;
      redacted += text.slice(from, index) + otherPerson;
      from = index + mark.folded.length;
    }
    return redacted + text.slice(from);
  };
}

/** Folds sign by sign, so that places stay where they are. */
function foldEach(text: string): string {
  return Array.from({ length: text.length }, (_, place) => {
    const sign = text.charAt(place);
    const folded = foldLetters(sign);
    return folded.length === 1 ? folded : sign;
  }).join('');
}

interface MarkRow extends Mark {
  readonly isOwn: boolean;
}

/** What takes all others out of what is said of a party: what it shares with them, such as an address, stays. */
export async function redactOthers(db: Kysely<Database>, partyId: string): Promise<Redact> {
  const { rows } = await sql<MarkRow>`
    with mark as (
      select id as party_id, unnest(array[
        name, first_name || ' ' || last_name, company_name, register_number, nip, regon, krs, phone, right(phone, 9), email,
        street || ' ' || house_number
      ]) as text, false as is_name
      from party
      union all
      select id, last_name, true from party
      union all
      select party_id, user_name, false from login
      union all
      select holder.party_id, counterparty_account, false
      from known_sender join settlement_holder holder using (settlement_id)
    )
    select text, bool_or(is_name) as "isName", coalesce(bool_or(party_id = ${partyId}), false) as "isOwn"
    from mark
    where text is not null
    group by text
  `.execute(db);
  const own = new Set(rows.filter(({ isOwn }) => isOwn).map(({ text }) => foldEach(text)));
  return redactor(rows.filter(({ isOwn, text }) => !isOwn && !own.has(foldEach(text))));
}
