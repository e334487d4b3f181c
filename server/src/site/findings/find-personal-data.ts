import { setImmediate } from 'node:timers/promises';
import { type Finding, tellApart } from '@grzadka/contract/site/findings/findings.model';
import type { PlacedText } from '@grzadka/contract/site/findings/found-text';
import { isNameOf, lastNamesIn } from '@grzadka/contract/site/findings/names-with-amounts';
import { type Candidate, candidatesIn } from '@grzadka/contract/site/findings/personal-data';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/**
 * What in texts is perhaps not for the public: docs/product/site.md#personal-data. Nothing of it is kept or
 * logged, and the database hears no more of a text than what looks like a contact.
 */
export async function findPersonalData(
  db: Kysely<Database>,
  texts: readonly PlacedText[],
): Promise<Finding[]> {
  const [findings = []] = await findInEach(db, [texts]);
  return findings;
}

/** Enough to be asked about at once: a long text may hold a hundred thousand of what looks like a contact. */
const mostAskedAtOnce = 5000;

/** The same in the texts of each of several records; the database is asked for as many of them at once as it can be. */
export async function findInEach(
  db: Kysely<Database>,
  records: readonly (readonly PlacedText[])[],
): Promise<Finding[][]> {
  const findings = records.map((): Finding[] => []);
  let waiting: { candidate: Candidate; ofRecord: Finding[] | undefined }[] = [];
  const tellWaiting = async () => {
    const isFinding = await tellFindings(
      db,
      waiting.map(({ candidate }) => candidate),
    );
    for (const { candidate, ofRecord } of waiting) {
      if (isFinding(candidate)) ofRecord?.push(presentFinding(candidate));
    }
    waiting = [];
  };
  for (const [index, texts] of records.entries()) {
    const ofRecord = findings[index];
    for (const candidates of candidatesIn(texts)) {
      waiting.push(...candidates.map((candidate) => ({ candidate, ofRecord })));
      if (waiting.length >= mostAskedAtOnce) await tellWaiting();
      // To look through a long text takes a while, in which others are served.
      else await setImmediate();
    }
  }
  await tellWaiting();
  return findings.map(inOrder);
}

function presentFinding({ kind, place, excerpt }: Candidate): Finding {
  return { kind, place, excerpt: excerpt() };
}

/**
 * Findings in the order of their texts. Of two that stand side by side, each has the other in the words around it.
 */
function inOrder(findings: readonly Finding[]): Finding[] {
  const once = new Map(findings.map((found) => [tellApart(found), found]));
  return [...once.values()].toSorted((one, other) => orderOf(one) - orderOf(other));
}

/** Where it stands among those of its record: a title before all blocks. */
export function orderOf({ place }: Pick<Finding, 'place'>): number {
  return typeof place === 'number' ? place : 0;
}

/** Returns a test for findings: neither the association's own data, nor contacts of nobody in the records. */
async function tellFindings(
  db: Kysely<Database>,
  candidates: readonly Candidate[],
): Promise<(candidate: Candidate) => boolean> {
  if (candidates.length === 0) return () => false;
  const own = await db
    .selectFrom('settings')
    .select(['bankAccount', 'email', 'phone'])
    .executeTakeFirstOrThrow();
  const ownEmail = own.email?.toLowerCase();
  const ofParties = await findContacts(db, {
    emails: valuesOf('email', candidates).filter((email) => email !== ownEmail),
    phones: valuesOf('phone', candidates).filter((phone) => phone !== own.phone),
  });
  const holders = await findHolders(db, valuesOf('holder-with-amount', candidates));
  return ({ kind, value }) => {
    switch (kind) {
      case 'pesel':
      case 'plots-with-amounts':
      case 'gap':
        return true;
      case 'holder-with-amount':
        return holders.some((holder) => isNameOf(value, holder));
      case 'bank-account':
        return value !== own.bankAccount;
      case 'email':
      case 'phone':
        return ofParties.has(value);
    }
  };
}

function valuesOf(kind: Candidate['kind'], candidates: readonly Candidate[]): string[] {
  return candidates.filter((candidate) => candidate.kind === kind).map(({ value }) => value);
}

/** Those of the contacts that are some party's. */
async function findContacts(
  db: Kysely<Database>,
  { emails, phones }: { emails: readonly string[]; phones: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (emails.length + phones.length === 0) return new Set();
  const { rows } = await sql<{ contact: string }>`
    select lower(email) as contact from party where email is not null and lower(email) = any(${emails})
    union
    select phone from party where phone is not null and phone = any(${phones})
  `.execute(db);
  return new Set(rows.map(({ contact }) => contact));
}

/** Those who hold or held a garden and whose last name may be among the words. */
async function findHolders(
  db: Kysely<Database>,
  names: readonly string[],
): Promise<readonly { firstName: string; lastName: string }[]> {
  const lastNames = [...new Set(names.flatMap(lastNamesIn))];
  if (lastNames.length === 0) return [];
  const { rows } = await sql<{ firstName: string; lastName: string }>`
    select distinct coalesce(first_name, '') as first_name, last_name
    from party
    where last_name is not null and lower(last_name) = any(${lastNames})
      and exists (select from assignment where party_id = party.id)
  `.execute(db);
  return rows;
}
