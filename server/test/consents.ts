import type { ConsentKind } from '@grzadka/contract/consent/consent.model';
import { type Kysely, sql } from 'kysely';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { addParty } from './factories.ts';

interface ConsentInput {
  /** By default a party of its own, with an address. */
  partyId?: string;
  kind?: ConsentKind;
  email?: string;
  givenOn?: string;
  /** It was withdrawn on that day. */
  withdrawnOn?: string;
  documentId?: string;
}

/** A consent to information, by default given in writing at the beginning of 2026. */
export async function addConsent(
  db: Kysely<Database>,
  {
    kind = 'information',
    email = 'jan@example.pl',
    givenOn = '2026-01-02',
    withdrawnOn,
    documentId,
    ...input
  }: ConsentInput = {},
): Promise<{ id: string; partyId: string }> {
  const partyId = input.partyId ?? (await addParty(db, { email })).id;
  const id = newId();
  const number = sql<number>`(
    select count(*) + 1 from consent where party_id = ${partyId} and kind = ${kind}
  )`;
  const given = { id, partyId, kind, number, email, givenOn, how: 'written' as const };
  await db
    .insertInto('consent')
    .values({ ...given, documentId: documentId ?? null })
    .execute();
  if (withdrawnOn !== undefined) {
    const withdrawal = { id: newId(), consentId: id, withdrawnOn, how: 'written' as const };
    await db.insertInto('consentWithdrawal').values(withdrawal).execute();
  }
  return { id, partyId };
}
