import type { PartyCreate } from '@grzadka/contract/party/party.model';
import type { Party, PartyLogin } from '@grzadka/contract/party/party.reply';
import { type Kysely, sql } from 'kysely';
import { recordAudit } from '#src/audit/audit.repo.ts';
import { changesBetween } from '#src/audit/changes.ts';
import { newId, recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { requireFresh } from '#src/core/http/etag.ts';
import { gardensHeld } from './gardens-held.ts';
import { presentParty } from './present-party.ts';

/** A party with the gardens it holds today, and its version; 404 when there is none. */
export async function getParty(
  db: Kysely<Database>,
  id: string,
): Promise<{ party: Party; version: number }> {
  const row = await db
    .selectFrom('party')
    .selectAll('party')
    .select((eb) => gardensHeld(eb).as('gardens'))
    .where('party.id', '=', recordId(id))
    .executeTakeFirstOrThrow(notFound);
  return { party: presentParty(row), version: row.version };
}

/** The logins of a party by user name. */
export async function listPartyLogins(
  db: Kysely<Database>,
  partyId: string,
): Promise<PartyLogin[]> {
  const rows = await db
    .selectFrom('login')
    .select(['id', 'loginId', 'enabled', 'role'])
    .where('partyId', '=', partyId)
    .orderBy(sql`login_id collate polish`)
    .execute();
  return rows.map(({ id, loginId, enabled, role }) => ({
    userLoginId: id,
    loginId,
    enabled,
    securityRoles: [role],
  }));
}

/** Takes in a person or a company. */
export async function createParty(
  db: Kysely<Database>,
  { data, caller }: { data: PartyCreate; caller: Caller },
): Promise<{ id: string }> {
  const id = newId();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('party')
      .values({ id, ...data })
      .execute();
    const record = { recordType: 'party', recordId: id };
    await recordAudit(trx, { caller, action: 'create', ...record, after: data });
  });
  return { id };
}

interface PartyUpdate {
  id: string;
  data: PartyCreate;
  /** The version the change is based on, where the caller states it. */
  ifMatch: number | undefined;
  caller: Caller;
}

/** Changes the data of a party. 404 unknown, 412 changed since `ifMatch`. */
export async function updateParty(
  db: Kysely<Database>,
  { id, data, ifMatch, caller }: PartyUpdate,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('party')
      .selectAll()
      .where('id', '=', recordId(id))
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
    requireFresh(before.version, ifMatch);
    await trx
      .updateTable('party')
      .set({ ...data, version: before.version + 1, updatedAt: sql`now()` })
      .where('id', '=', id)
      .execute();
    const record = { recordType: 'party', recordId: id };
    const changes = changesBetween(before, data);
    await recordAudit(trx, { caller, action: 'update', ...record, ...changes });
  });
}
