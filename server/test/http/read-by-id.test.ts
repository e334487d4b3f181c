import { afterAll, expect, it } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { readRow } from '#src/core/database/read-row.ts';
import { newId } from '#src/core/database/record-id.ts';
import { getGarden } from '#src/garden/garden.repo.ts';
import { addGarden, addMeter } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url } = await createTestDatabase();
const database = openDatabase(url);
afterAll(() => closeDatabase(database));
const { db, pool } = database;

/** How often a connection was lent: once for each statement outside of a transaction. */
let lent = 0;
pool.on('acquire', () => {
  lent += 1;
});

const missing = expect.objectContaining({ code: 'not-found' }) as unknown;

it('reads what one turn asks for in one statement, and tells each its own', async () => {
  const [first, second] = [await addGarden(db), await addGarden(db)];
  await addMeter(db, { gardenId: second.id, name: 'Woda' });
  lent = 0;
  const asked = [first.id, second.id.toUpperCase(), newId(), second.id, 'nic'];
  const read = await Promise.allSettled(asked.map((id) => getGarden(db, { id })));
  expect(lent).toBe(1);
  const garden = ({ id, name }: { id: string; name: string }, meters: readonly string[]) => ({
    status: 'fulfilled',
    value: expect.objectContaining({
      id,
      name,
      meters: meters.map((meter) => expect.objectContaining({ name: meter }) as unknown),
    }) as unknown,
  });
  const refused = { status: 'rejected', reason: missing };
  expect(read).toEqual([
    garden(first, []),
    garden(second, ['Woda']),
    refused,
    garden(second, ['Woda']),
    refused,
  ]);
});

it('knows what was written before it was asked for, and in a transaction what that has written', async () => {
  const { id } = await addGarden(db, { name: 'Stara' });
  const named = (name: string, at = db) =>
    at.updateTable('garden').set({ name }).where('id', '=', id).execute();
  const nameNow = async (at = db) => (await readRow(at, 'garden', id)).name;

  const before = nameNow();
  await named('Nowa');
  expect(['Stara', 'Nowa']).toContain(await before);
  expect(await nameNow()).toBe('Nowa');

  await db.transaction().execute(async (trx) => {
    await named('Własna', trx);
    const [inside, outside] = await Promise.all([nameNow(trx), nameNow()]);
    expect({ inside, outside }).toEqual({ inside: 'Własna', outside: 'Nowa' });
  });
});
