import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrateTo } from '#src/core/schema/migrate.ts';
import { addAssignment, addGarden, addParty } from '#test/factories.ts';
import { databaseOf } from '#test/old-database.ts';

it('gives the assignments there are their accounts, those of a garden in the order of their first days', async () => {
  const { db } = await databaseOf('0068_audit_values');
  const garden = await addGarden(db);
  const hold = async (lastName: string, days: { validFrom?: string; validThru?: string }) => {
    const { id: partyId } = await addParty(db, { lastName });
    await addAssignment(db, { gardenId: garden.id, partyId, ...days });
  };
  await hold('D', { validFrom: '2025-01-01' });
  await hold('C', { validFrom: '2024-06-01' });
  await hold('B', { validFrom: '2020-05-01', validThru: '2024-06-01' });
  await hold('A', { validThru: '2024-05-31' });
  await addGarden(db);

  await db.transaction().execute((trx) => migrateTo(trx, '0069_settlement'));
  const { rows } = await sql<{ number: number; holders: string }>`
    select number, opened_on, closed_on, string_agg(last_name, '' order by last_name) as holders
    from settlement
    join settlement_holder on settlement_id = settlement.id
    join party on party.id = party_id
    group by settlement.id
    order by number
  `.execute(db);
  expect(rows).toEqual([
    { number: 1, openedOn: null, closedOn: '2024-06-01', holders: 'AB' },
    { number: 2, openedOn: '2024-06-01', closedOn: null, holders: 'CD' },
  ]);

  // What the update wrote of them is what the triggers keep: derived again, no row is another.
  await db.transaction().execute((trx) => migrateTo(trx, 'latest'));
  const versions = () =>
    sql`select number, ctid, search from settlement order by number`.execute(db);
  const written = await versions();
  await sql`select refresh_settlements(array(select id from settlement))`.execute(db);
  expect((await versions()).rows).toEqual(written.rows);
});
