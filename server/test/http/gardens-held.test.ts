import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '#src/core/database/tables.ts';
import { addAssignment, addGarden, addParty } from '#test/factories.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const clerk = await app.as('ROLE_EMPLOYEE');

/** The number of gardens by which the list finds a party. */
async function held(partyId: string): Promise<number | undefined> {
  for (const number of [0, 1, 2, 3]) {
    const query = `filter-by-number-of-gardens=true&number-of-gardens-from=${number}&number-of-gardens-to=${number}`;
    const { body } = await clerk.get<{ items: { id: string }[] }>(`/api/party?${query}&limit=1000`);
    if (body.items.some(({ id }) => id === partyId)) return number;
  }
  return undefined;
}

async function addHolding(partyId: string, days: { validFrom?: string; validThru?: string } = {}) {
  const garden = await addGarden(app.db);
  return addAssignment(app.db, { gardenId: garden.id, partyId, ...days });
}

it('changes with what begins, ends, is taken back or goes to somebody else', async () => {
  const [one, other] = [await addParty(app.db), await addParty(app.db)];
  const holding = await addHolding(one.id);
  await addHolding(one.id);
  await addHolding(one.id, { validThru: '2020-12-31' });
  expect(await held(one.id)).toBe(2);

  const change = (set: object) =>
    app.db.updateTable('assignment').set(set).where('id', '=', holding.id).execute();
  await change({ validThru: '2021-01-01' });
  expect(await held(one.id)).toBe(1);
  await change({ partyId: other.id, validThru: 'infinity' });
  expect(await held(other.id)).toBe(1);
  expect(await held(one.id)).toBe(1);
  await app.db.deleteFrom('assignment').where('partyId', '=', one.id).execute();
  expect(await held(one.id)).toBe(0);
});

it('changes with the days that pass, without any change of an assignment', async () => {
  const { id } = await addParty(app.db);
  await addHolding(id);
  // As it was noted on a day on which the party held three.
  await sql`
    update party set gardens_held = 3, gardens_held_thru = current_date - 1 where id = ${id}
  `.execute(app.db);
  expect(await held(id)).toBe(1);
});

it('counts what two at once have given to one party', async () => {
  const { id: partyId } = await addParty(app.db);
  const gardens = [await addGarden(app.db), await addGarden(app.db)];
  const first = await app.db.startTransaction().execute();
  const assign = (db: Kysely<Database>, gardenId: string) =>
    addAssignment(db, { gardenId, partyId });
  await assign(first, gardens[0]?.id ?? '');
  const second = assign(app.db, gardens[1]?.id ?? '');
  await untilWaitingForLocks(app.db, 1);
  await first.commit().execute();
  await second;
  expect(await held(partyId)).toBe(2);
});
