import type { ErrorBody } from '@grzadka/contract/core/errors';
import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#src/core/database/tables.ts';
import { addGarden, addParty } from './factories.ts';
import type { TestClient } from './test-client.ts';

/** From when to when a garden is held. */
export type Days = readonly [from: string | null, thru: string | null];

/** Gives a garden a holder, as the form does. */
export function assign(
  client: TestClient,
  {
    days: [validFrom, validThru],
    ...form
  }: { days: Days; gardenId: string; partyId: string; settlement?: string },
) {
  return client.post<{ id: string } & ErrorBody>('/api/assignment/create', {
    ...form,
    validFrom,
    validThru,
  });
}

/** A garden, and holders called A, B and so on, who took it in this order. */
async function holdGarden(db: Kysely<Database>, client: TestClient, ...periods: Days[]) {
  const { id: gardenId } = await addGarden(db);
  const assignments: { id: string; partyId: string }[] = [];
  for (const [index, days] of periods.entries()) {
    const { id: partyId } = await addParty(db, { lastName: String.fromCodePoint(65 + index) });
    const { status, body } = await assign(client, { gardenId, partyId, days });
    expect(status).toBe(201);
    assignments.push({ id: body.id, partyId });
  }
  const idOf = (index: number) => assignments[index]?.id ?? '';
  const partyOf = (index: number) => assignments[index]?.partyId ?? '';
  return { gardenId, idOf, partyOf };
}

/** An account as it is stored, but for its version and its times, with the letters of its holders. */
interface Account {
  readonly id: string;
  readonly number: number;
  readonly openedOn: string | null;
  readonly closedOn: string | null;
  readonly letters: string;
}

/** The accounts of a garden in the order of their numbers. */
export async function accountsOf(db: Kysely<Database>, gardenId: string): Promise<Account[]> {
  const { rows } = await sql<Account>`
    select
      settlement.id, number, opened_on, closed_on,
      string_agg(last_name, '' order by last_name) as letters
    from settlement
    join settlement_holder on settlement_id = settlement.id
    join party on party.id = settlement_holder.party_id
    where garden_id = ${gardenId}
    group by settlement.id
    order by number
  `.execute(db);
  return rows;
}

/** The same for one client: gardens that are held and released, and what accounts that makes. */
export function holdingOf(db: Kysely<Database>, client: TestClient) {
  return {
    held: (...periods: Days[]) => holdGarden(db, client, ...periods),
    /** The letters of each account's holders. */
    accounts: async (gardenId: string) =>
      (await accountsOf(db, gardenId)).map(({ letters }) => letters),
    daysOfAccounts: async (gardenId: string) =>
      (await accountsOf(db, gardenId)).map(({ openedOn, closedOn }) => [openedOn, closedOn]),
    release: (id: string, validThru: string, more = {}) =>
      client.put<ErrorBody>('/api/assignment/release', { id, validThru, ...more }),
  };
}
