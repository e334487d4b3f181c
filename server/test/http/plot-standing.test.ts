import { dayNumber, dayOfNumber } from '@grzadka/contract/core/time/day-number';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { MeterDetails } from '@grzadka/contract/meter/meter.model';
import type { StandingAccount } from '@grzadka/contract/settlement/settlement.model';
import { describe, expect, it } from 'vitest';
import {
  addAssignment,
  addGarden,
  addMeter,
  addParty,
  addTwoMeasurements,
} from '#test/factories.ts';
import { addAccount, postDebt, postPayment } from '#test/ledger.ts';
import { addPlan } from '#test/payment-plans.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { execute } from '#test/test-cluster.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url, ownerUrl } = await createTestDatabase();
const app = await startTestAppOn(url);
const treasurer = await app.as('ROLE_TREASURER');
const employee = await app.as('ROLE_EMPLOYEE');

const unknownId = '01930000-0000-7000-8000-000000000000';
const inDays = (days: number) => dayOfNumber(dayNumber(gardenToday()) + days);
/** An amount that no other reply has. */
const marker = 7_310_01;

const garden = await addGarden(app.db, { name: '210' });
const party = await addParty(app.db, { lastName: 'Zaległowska' });
await addAssignment(app.db, { gardenId: garden.id, partyId: party.id, validFrom: '2021-01-01' });
const account = await app.db
  .selectFrom('settlement')
  .select('id')
  .where('gardenId', '=', garden.id)
  .executeTakeFirstOrThrow();

const addresses = [
  `/api/garden/${garden.id}/settlements`,
  `/api/party/${party.id}/settlements`,
] as const;
type Accounts = { items: StandingAccount[] };

describe('what is owed on the accounts of a plot and of a party', () => {
  it('is nothing where nothing is posted', async () => {
    for (const address of addresses) {
      const { body } = await treasurer.get<Accounts>(address);
      expect(body.items[0]?.standing).toEqual({
        balance: 0,
        due: 0,
        dueSince: null,
        next: null,
        plan: null,
      });
    }
  });

  it('is what is overdue, since when, and the next term', async () => {
    const parts = [
      { dueOn: '2025-10-31', amount: 40_00 },
      { dueOn: '2025-06-30', amount: marker },
      { dueOn: inDays(100), amount: 70_00 },
      { dueOn: inDays(30), amount: 30_00 },
      { dueOn: inDays(30), amount: 5_00 },
    ];
    await postDebt(app.db, { account: account.id, day: '2025-01-01', parts });
    await postPayment(app.db, { account: account.id, day: '2025-02-01', amount: 1 });
    for (const address of addresses) {
      const { body } = await treasurer.get<Accounts>(address);
      expect(body.items[0]?.standing).toEqual({
        balance: marker + 145_00 - 1,
        due: marker + 40_00 - 1,
        dueSince: '2025-06-30',
        next: { on: inDays(30), amount: 35_00 },
        plan: null,
      });
    }
    const rates = [{ dueOn: inDays(50), amount: marker + 145_00 - 1 }];
    await addPlan(app.db, account.id, { rates });
    for (const address of addresses) {
      const { body } = await treasurer.get<Accounts>(address);
      const [rate] = rates;
      const next = { on: rate?.dueOn, amount: rate?.amount };
      expect(body.items[0]?.standing?.plan).toEqual({ state: 'kept', broken: null, next });
    }
  });

  it('has the working day on which a term ends once its own day is over, with what else ends then', async () => {
    const weekend = await addAccount(app.db, { name: '211' });
    const parts = [
      { dueOn: inDays(-1), amount: 40_00 },
      { dueOn: inDays(1), amount: 2_00 },
    ];
    await postDebt(app.db, { account: weekend.id, day: '2025-01-01', parts });
    await execute(
      ownerUrl,
      `set session_replication_role = replica;
       update open_item set effective_due_on = '${inDays(1)}' where settlement_id = '${weekend.id}'`,
    );
    const [plot] = await app.db
      .selectFrom('garden')
      .select('id')
      .where('name', '=', '211')
      .execute();
    const { body } = await treasurer.get<Accounts>(`/api/garden/${plot?.id}/settlements`);
    expect(body.items[0]?.standing).toEqual({
      balance: 42_00,
      due: 0,
      dueSince: null,
      next: { on: inDays(1), amount: 42_00 },
      plan: null,
    });
  });

  it('is kept from who may not know debts, on these screens and in their calls', async () => {
    for (const address of [
      ...addresses,
      `/api/garden/getDetails/${garden.id}`,
      `/api/garden/${garden.id}/meters`,
      `/api/garden/${garden.id}/basis`,
      `/api/garden/${garden.id}/assignments`,
      `/api/party/getDetails/${party.id}`,
      `/api/party/${party.id}/meters`,
      `/api/party/${party.id}/assignments`,
    ]) {
      const { status, body } = await employee.get<object>(address);
      expect([address, status]).toEqual([address, 200]);
      expect(JSON.stringify(body), address).not.toMatch(/standing|balance|due|owed|731000\d/i);
    }
  });
});

describe('the meters of a plot and of a party', () => {
  it('have their last values, by garden and name', async () => {
    const second = await addGarden(app.db, { name: '9' });
    await addAssignment(app.db, { gardenId: second.id, partyId: party.id });
    const former = await addGarden(app.db, { name: '1' });
    const past = { validFrom: '2001-01-01', validThru: '2020-12-31' };
    await addAssignment(app.db, { gardenId: former.id, partyId: party.id, ...past });
    await addMeter(app.db, { gardenId: former.id, name: 'W-1' });
    await addMeter(app.db, { gardenId: second.id, name: 'W-9' });
    const { id } = await addMeter(app.db, { gardenId: garden.id, name: 'W-210' });
    await addMeter(app.db, { gardenId: garden.id, name: 'E-210' });
    await addTwoMeasurements(app.db, id);
    const meters = async (address: string) =>
      (await employee.get<{ items: MeterDetails[] }>(address)).body.items;
    const ofGarden = await meters(`/api/garden/${garden.id}/meters`);
    expect(ofGarden.map(({ name }) => name)).toEqual(['E-210', 'W-210']);
    expect(ofGarden[0]?.lastMeasurement).toBeNull();
    const { body } = await employee.get(`/api/meter/get/${id}`);
    expect(ofGarden[1]).toEqual(body);
    expect(ofGarden[1]?.lastMeasurement).not.toBeNull();
    const ofParty = await meters(`/api/party/${party.id}/meters`);
    expect(ofParty.map(({ name }) => name)).toEqual(['W-9', 'E-210', 'W-210']);
  });

  it('are none where there are none, and not found without the record', async () => {
    const { id } = await addParty(app.db);
    expect((await employee.get(`/api/party/${id}/meters`)).body).toEqual({ items: [] });
    for (const kind of ['garden', 'party']) {
      expect((await employee.get(`/api/${kind}/${unknownId}/meters`)).status).toBe(404);
    }
  });
});
