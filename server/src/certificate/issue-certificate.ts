import type { IssuedCertificate } from '@grzadka/contract/certificate/certificate.model';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Actor, writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { newId, recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { lockSettlements } from '#src/ledger/lock-settlements.ts';
import {
  fullName,
  holdersThen,
  inTheirOrder,
  readLetterAccounts,
} from '#src/statement/letter-accounts.repo.ts';
import type { CertificateContents, Issuer } from './certificate-contents.ts';
import { readUncharged } from './read-uncharged.ts';

/** Somebody whom a paper names. */
interface Holder {
  readonly partyId: string;
  readonly name: string;
}

/** What is to be issued. */
interface Draft {
  readonly settlementId: string;
  readonly issuedOn: string;
  readonly contents: CertificateContents;
  readonly holders: readonly Holder[];
}

/**
 * Issues a paper that says what is open on an account today, with the next number of the year; the one that the same login issued today,
 * where it says the same, is given again (docs/product/certificates.md#numbers). Whoever posts to the account waits, so that it is as the
 * paper says when that has its number. 404 when there is no such account.
 */
export function issueCertificate(
  db: Kysely<Database>,
  { settlementId: asked, caller }: { settlementId: string; caller: Actor },
): Promise<IssuedCertificate> {
  return change(db, caller, async ({ trx, actor }) => {
    const settlementId = recordId(asked).toLowerCase();
    await lockSettlements(trx, [settlementId]);
    const draft = await draftOf(trx, settlementId);
    const same = await findSame(trx, draft, actor);
    if (same !== undefined) return same;
    const issued = await record(trx, draft, actor);
    const after = { certificateNumber: issued.number };
    const about = { recordType: 'settlement', recordId: settlementId };
    await writeAuditEntry(trx, { actor, action: 'issue-certificate', ...about, after });
    return issued;
  });
}

async function draftOf(trx: Transaction<Database>, settlementId: string): Promise<Draft> {
  const issuedOn = gardenToday();
  const accounts = await readLetterAccounts(trx, [settlementId], issuedOn);
  const account = accounts.get(settlementId);
  if (account === undefined) throw notFound();
  const { reference, garden, balance } = account;
  const open = account.open.map(({ words, number, dueOn, open: left }) => ({
    words,
    number,
    dueOn,
    open: left,
  }));
  const overpaid = open.reduce((sum, part) => sum + part.open, 0) - balance;
  const uncharged = await readUncharged(trx, { settlementId, day: issuedOn });
  const issuer = await readIssuer(trx);
  const contents = { issuer, reference, garden, open, overpaid, uncharged };
  return {
    settlementId,
    issuedOn,
    contents,
    holders: await readHolders(trx, settlementId, issuedOn),
  };
}

async function readHolders(
  trx: Transaction<Database>,
  settlementId: string,
  day: string,
): Promise<Holder[]> {
  const { rows } = await sql<Holder>`
    select held.* from settlement
    cross join lateral (
      select party.id as party_id, ${fullName} as name from ${holdersThen(day)} order by ${inTheirOrder}
    ) held
    where settlement.id = ${settlementId}
  `.execute(trx);
  return rows;
}

function readIssuer(trx: Transaction<Database>): Promise<Issuer> {
  return trx
    .selectFrom('settings')
    .select(['name', 'street', 'houseNumber', 'postalCode', 'city', 'phone', 'email', 'nip'])
    .executeTakeFirstOrThrow();
}

/** The paper of today that says the same, made by the same login, if there is one: asked for twice it is one paper. */
async function findSame(
  trx: Transaction<Database>,
  { settlementId, issuedOn, contents, holders }: Draft,
  { userLoginId }: Actor,
): Promise<IssuedCertificate | undefined> {
  const { rows } = await sql<IssuedCertificate>`
    select id, number, case when is_clear then 'clear' else 'open' end as kind
    from certificate
    where settlement_id = ${settlementId} and issued_on = ${issuedOn} and login_id = ${userLoginId}
      and contents = ${JSON.stringify(contents)}::jsonb
      and (select array_agg(name order by place) from certificate_holder where certificate_id = certificate.id)
        is not distinct from ${holders.length === 0 ? null : holders.map(({ name }) => name)}::text[]
      -- Nothing else was said in between.
      and id = (
        select id from certificate latest where settlement_id = ${settlementId} order by issued_at desc, document desc limit 1
      )
  `.execute(trx);
  return rows[0];
}

async function record(
  trx: Transaction<Database>,
  { settlementId, issuedOn, contents, holders }: Draft,
  { userLoginId, displayName }: Actor,
): Promise<IssuedCertificate> {
  const id = newId();
  const year = Number(issuedOn.slice(0, 4));
  const isClear = contents.open.length === 0;
  const { number } = await trx
    .insertInto('certificate')
    .values({
      id,
      settlementId,
      year,
      document: await nextNumber(trx, year),
      issuedOn,
      isClear,
      contents: JSON.stringify(contents),
      loginId: userLoginId,
      issuedBy: displayName,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  if (holders.length > 0) {
    await trx
      .insertInto('certificateHolder')
      .values(holders.map((holder, at) => ({ certificateId: id, place: at + 1, ...holder })))
      .execute();
  }
  return { id, number, kind: isClear ? 'clear' : 'open' };
}

/** The next number of a year: whoever comes next waits until this transaction has ended, and a number that it did not use is there again. */
async function nextNumber(trx: Transaction<Database>, year: number): Promise<number> {
  const { last } = await trx
    .insertInto('certificateCounter')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql`certificate_counter.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}
