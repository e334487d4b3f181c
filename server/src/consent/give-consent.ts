import {
  type ConsentCreate,
  type ConsentKind,
  type ConsentWithdraw,
  consentRefusals,
} from '@grzadka/contract/consent/consent.model';
import { consentRecord } from '@grzadka/contract/consent/consent.record';
import { messages } from '@grzadka/contract/core/messages';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { append, type ChangeTransaction, change } from '#src/core/change/change.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflict, invalidFields, notFound } from '#src/core/errors/app-error.ts';
import { explainBroken } from '#src/core/errors/broken-rules.ts';

/** Where its consents go, how they stand, and which day it is; the party is locked. */
export interface ConsentGiver {
  readonly partyId: string;
  /** The address that it has now. */
  readonly email: string | null;
  readonly today: string;
  /** Of each kind the consent that counts, if any. */
  readonly counting: readonly CountingConsent[];
}

interface CountingConsent {
  readonly id: string;
  readonly kind: string;
  readonly number: number;
  readonly state: string;
  readonly givenOn: string;
  readonly withdrawnOn: string | null;
}

/** Locks a party until the transaction ends and reads how its consents stand; 404 when there is none. */
export async function lockGiver(trx: Transaction<Database>, id: string): Promise<ConsentGiver> {
  const partyId = recordId(id);
  const party = await trx
    .selectFrom('party')
    .select(['email', sql<string>`today()`.as('today')])
    .where('id', '=', partyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound);
  // By a statement of its own, which sees what whoever held the lock has done.
  const counting = await trx
    .selectFrom('countingConsent')
    .select(['id', 'kind', 'number', 'state', 'givenOn', 'withdrawnOn'])
    .where('partyId', '=', partyId)
    .execute();
  return { partyId, ...party, counting };
}

/** The consent of a kind that counts. */
export function countingOf({ counting }: ConsentGiver, wanted: ConsentKind) {
  return counting.find(({ kind }) => kind === wanted);
}

/** What is recorded of a consent besides whose it is. */
interface GivenConsent {
  readonly kind: ConsentKind;
  readonly givenOn: string;
  readonly how: 'written' | 'own';
  readonly documentId: string | null;
}

/**
 * Records a consent for the address that its party has now (docs/product/consents.md#giving). 409 without an address, and
 * where it is valid already; 400 at `givenOn` for a day to come, or one before the last withdrawal.
 */
export async function giveConsent(
  tx: ChangeTransaction,
  giver: ConsentGiver,
  given: GivenConsent,
): Promise<void> {
  const { partyId, email, today } = giver;
  const before = countingOf(giver, given.kind);
  if (before?.state === 'valid') throw conflict(consentRefusals.alreadyValid(given.kind));
  if (email === null) throw conflict(consentRefusals.noEmail);
  if (given.givenOn > today) throw invalidFields({ givenOn: messages.dayToCome });
  if (before?.withdrawnOn && given.givenOn < before.withdrawnOn) {
    const last = dayInFigures(before.withdrawnOn);
    throw invalidFields({ givenOn: consentRefusals.beforeWithdrawal(last) });
  }
  const values = { ...given, partyId, email, number: (before?.number ?? 0) + 1 };
  await append(tx, consentRecord, { values, action: 'give-consent' });
}

/**
 * Records that the consent of a kind that counts was withdrawn (docs/product/consents.md#withdrawing). 409 where there is none
 * to withdraw; 400 at `withdrawnOn` for a day to come, or one before the consent.
 */
export async function withdrawConsent(
  tx: ChangeTransaction,
  giver: ConsentGiver,
  {
    kind,
    withdrawnOn,
    how,
  }: { kind: ConsentKind; withdrawnOn: string; how: 'written' | 'own' | 'link' },
): Promise<void> {
  const given = countingOf(giver, kind);
  if (!given || given.state === 'withdrawn') throw conflict(consentRefusals.nothingToWithdraw);
  if (withdrawnOn > giver.today) throw invalidFields({ withdrawnOn: messages.dayToCome });
  if (withdrawnOn < given.givenOn) {
    const first = dayInFigures(given.givenOn);
    throw invalidFields({ withdrawnOn: consentRefusals.beforeConsent(first) });
  }
  await append(
    tx,
    { table: 'consentWithdrawal', name: consentRecord.name },
    {
      values: { consentId: given.id, withdrawnOn, how },
      action: 'withdraw-consent',
      subject: { type: consentRecord.name, id: given.id },
      told: { kind },
    },
  );
}

/**
 * Records what somebody signed: all of it, or nothing. 404 without the party; 409 without an address, and for a consent that is
 * valid already; 400 at `givenOn` for a day to come, or one before the last withdrawal, and at `documentId`.
 */
export function recordConsents(
  db: Kysely<Database>,
  { partyId, kinds, givenOn, documentId, caller }: ConsentCreate & { caller: Actor },
): Promise<void> {
  return change(db, caller, async (tx) => {
    const giver = await lockGiver(tx.trx, partyId);
    for (const kind of new Set(kinds)) {
      await giveConsent(tx, giver, { kind, givenOn, how: 'written', documentId });
    }
  }).catch(explain);
}

/**
 * Records what somebody withdrew at the office. 404 without the party; 409 where there is nothing to withdraw; 400 at
 * `withdrawnOn` for a day to come, or one before the consent.
 */
export function recordWithdrawal(
  db: Kysely<Database>,
  { partyId, kind, withdrawnOn, caller }: ConsentWithdraw & { caller: Actor },
): Promise<void> {
  return change(db, caller, async (tx) => {
    const giver = await lockGiver(tx.trx, partyId);
    await withdrawConsent(tx, giver, { kind, withdrawnOn, how: 'written' });
  });
}

const explain = explainBroken({
  consent_document_id_fkey: () => invalidFields({ documentId: consentRefusals.noDocument }),
});
