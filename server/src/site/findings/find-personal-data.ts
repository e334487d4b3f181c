import { setImmediate } from 'node:timers/promises';
import type { Finding } from '@grzadka/contract/site/findings/findings.model';
import {
  type Candidate,
  candidatesIn,
  type PlacedText,
} from '@grzadka/contract/site/findings/personal-data';
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

/** The same in the texts of each of several records; the database is asked once for all of them. */
export async function findInEach(
  db: Kysely<Database>,
  records: readonly (readonly PlacedText[])[],
): Promise<Finding[][]> {
  const candidates: Candidate[][] = [];
  for (const texts of records) {
    candidates.push(candidatesIn(texts));
    // To look through a long text takes a while, in which nobody else is served.
    await setImmediate();
  }
  const isFinding = await tellFindings(db, candidates.flat());
  return candidates.map((ofRecord) => presentFindings(ofRecord.filter(isFinding)));
}

function presentFindings(candidates: readonly Candidate[]): Finding[] {
  const findings = candidates.map(({ kind, place, excerpt }) => ({ kind, place, excerpt }));
  // Of two that stand side by side, each has the other in the words around it.
  return [...new Map(findings.map((found) => [Object.values(found).join('\n'), found])).values()];
}

/** Tells findings from what is the association's own, and from contacts of nobody in the records. */
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
  return ({ kind, value }) => {
    switch (kind) {
      case 'pesel':
      case 'plots-with-amounts':
        return true;
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
