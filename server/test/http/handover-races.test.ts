import { handoverRefusals } from '@grzadka/contract/handover/handover.model';
import { beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { completeHandover } from '#src/handover/end/end-handover.ts';
import { openBreakingWay } from '#test/breaking-way.ts';
import { addLogin, addMeasurement, addMeter, addParty } from '#test/factories.ts';
import { addFeeKind, addTariff } from '#test/fee-factories.ts';
import {
  addHeldGarden,
  addNewcomer,
  comes,
  handoverCalls,
  holdingsOf,
  lastDay,
  leaves,
  nextDay,
} from '#test/handover-calls.ts';
import { postPayment } from '#test/ledger.ts';
import { noJobs } from '#test/no-jobs.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url } = await createTestDatabase();
const app = await startTestAppOn(url);
const { db } = app;
const [one, other] = [await app.as('ROLE_TREASURER'), await app.as('ROLE_SUPER_USER')];
const { begin, preview, complete, settle, update, result } = handoverCalls(one);

beforeAll(async () => {
  const { id: feeKindId } = await addFeeKind(db);
  const segments = [{ from: '2026-01-01', tiers: [{ upTo: null, rate: '2.00' }] }];
  const terms = { method: 'consumption', meterType: 'WaterMeter', segments } as const;
  await addTariff(db, { feeKindId, terms });
});

/** A handover that can be ended: of a plot with a meter, whose use until the day is a draft of 40,00 zł. */
async function ready() {
  const plot = await addHeldGarden(db, 'Dawny');
  const newcomer = await addNewcomer(db);
  const meter = await addMeter(db, { gardenId: plot.gardenId });
  const read = (day: string, value: string) =>
    addMeasurement(db, { meterId: meter.id, value, measuredAt: `${day}T10:00:00.000Z` });
  await read('2025-12-31', '100');
  const { id: measurementId } = await read(lastDay, '120');
  const id = await begin({
    gardenId: plot.gardenId,
    leaving: [leaves(plot.first)],
    coming: [comes(newcomer.id)],
  });
  expect((await settle(id)).status).toBe(201);
  await update(id, { arrearsReason: 'Zapłaci z ceny' });
  return { ...plot, id, newcomer, measurementId };
}

type Ready = Awaited<ReturnType<typeof ready>>;

/** Of an end there is all, or nothing: who holds the plot, what is charged, how the handover stands. */
async function stateOf({ id, gardenId, account }: Ready): Promise<'done' | 'open'> {
  const holdings = await holdingsOf(db, gardenId);
  const charges = await db
    .selectFrom('charge')
    .select('amountGrosz')
    .where('settlementId', '=', account)
    .execute();
  const handover = db.selectFrom('handover').select(['state', 'outcome', 'comingSettlementId']);
  const kept = await handover.where('id', '=', id).executeTakeFirstOrThrow();
  const isDone = kept.state === 'done';
  expect(charges.map(({ amountGrosz }) => Number(amountGrosz))).toEqual(isDone ? [40_00] : []);
  expect(holdings.some((words) => words.startsWith(`Nowa Anna ${nextDay}`))).toBe(isDone);
  expect(holdings.some((words) => words.endsWith(`closed ${lastDay}`))).toBe(isDone);
  expect(kept.outcome !== null).toBe(isDone);
  expect(kept.comingSettlementId !== null).toBe(isDone);
  return isDone ? 'done' : 'open';
}

it('two who end a handover at once end it once, and the second one is told who was first', async () => {
  const handover = await ready();
  const { shown } = (await preview(handover.id)).body;
  const replies = await Promise.all([
    complete(handover.id, shown),
    handoverCalls(other).complete(handover.id, shown),
    complete(handover.id, shown),
  ]);
  expect(replies.filter(({ status }) => status === 204)).toHaveLength(1);
  const ended = await result(handover.id);
  const message = handoverRefusals.endedBy(ended?.endedBy ?? '');
  expect(replies.flatMap(({ body }) => body?.message ?? [])).toEqual([message, message]);
  expect(await stateOf(handover)).toBe('done');
});

/** What somebody else does between what was shown and the end. */
const meanwhile: readonly {
  what: string;
  does: (handover: Ready) => Promise<unknown>;
  refusal: string;
}[] = [
  {
    what: 'a reading is taken back',
    does: async ({ measurementId }) => {
      const reversal = { measurementId, reason: 'mistyped' };
      const { status } = await other.post('/api/meter/reverse-measurement', reversal);
      expect(status).toBeLessThan(300);
    },
    refusal: handoverRefusals.changed,
  },
  {
    what: 'a payment is booked',
    does: ({ account }) => postPayment(db, { account, day: '2026-05-31', amount: 10_00 }),
    refusal: handoverRefusals.changed,
  },
  {
    what: 'somebody else is given the plot, too',
    async does({ gardenId }) {
      const { id: partyId } = await addParty(db, { lastName: 'Drugi' });
      const form = { gardenId, partyId, validFrom: '2026-05-01', validThru: null };
      expect((await other.post('/api/assignment/create', form)).status).toBe(201);
    },
    refusal: handoverRefusals.changed,
  },
  {
    what: 'somebody else is given the plot after the day',
    async does({ gardenId }) {
      const { id: partyId } = await addParty(db, { lastName: 'Szybki' });
      const form = { gardenId, partyId, validFrom: nextDay, validThru: null };
      expect((await other.post('/api/assignment/create', form)).status).toBe(201);
    },
    refusal: handoverRefusals.takenBy('Szybki Jan'),
  },
];

describe('an end that is not as it was shown is refused, and nothing is written', () => {
  it.each(meanwhile)('since $what', async ({ does, refusal }) => {
    const handover = await ready();
    const { shown } = (await preview(handover.id)).body;
    await does(handover);
    const before = await holdingsOf(db, handover.gardenId);
    expect(await complete(handover.id, shown)).toMatchObject({
      status: 409,
      body: { message: refusal },
    });
    expect(await holdingsOf(db, handover.gardenId)).toEqual(before);
    const charged = db.selectFrom('charge').where('settlementId', '=', handover.account);
    expect(await charged.selectAll().execute()).toEqual([]);
    expect(await result(handover.id)).toBeNull();
  });
});

it.each(meanwhile.slice(0, 2))(
  'an end at the very moment when $what is all or nothing',
  async ({ does }) => {
    const handover = await ready();
    const { shown } = (await preview(handover.id)).body;
    const [reply] = await Promise.all([complete(handover.id, shown), does(handover)]);
    expect(await stateOf(handover)).toBe(reply.status === 204 ? 'done' : 'open');
    expect([undefined, handoverRefusals.changed]).toContain(reply.body?.message);
  },
);

/** Every so many messages to the database the way breaks: each of them would take long. */
const stride = 5;

it('an end is all or nothing, wherever the way to the database breaks', async () => {
  const handover = await ready();
  const { shown } = (await preview(handover.id)).body;
  const login = await addLogin(db, { role: 'ROLE_TREASURER' });
  const caller: Caller = {
    userLoginId: login.id,
    displayName: 'Kowalski Jan',
    sessionId: login.id,
    userName: login.loginId,
    role: 'ROLE_TREASURER',
    mustSwitchOnSecondFactor: false,
    person: { firstName: 'Jan', lastName: 'Kowalski' },
  };
  const { config, storage } = app;
  let [cuts, state] = [0, 'open'];
  for (; state === 'open' && cuts < 200 * stride; cuts += stride) {
    await using way = await openBreakingWay(url, cuts + 1);
    const database = openDatabase(way.url, { max: 1 });
    const context = { db: database.db, jobs: noJobs, config, storage };
    const asked = { id: handover.id, shown, caller, ifMatch: undefined };
    const isToldDone = await completeHandover(context, asked).then(
      () => true,
      () => false,
    );
    await closeDatabase(database);
    // Whatever the server still does for who is gone is done before this row is free.
    state = await db.transaction().execute(async (trx) => {
      const row = trx.selectFrom('handover').select('state').where('id', '=', handover.id);
      return (await row.forUpdate().executeTakeFirstOrThrow()).state;
    });
    expect(await stateOf(handover)).toBe(state);
    expect(state === 'done' || !isToldDone).toBe(true);
  }
  expect(state).toBe('done');
  expect(cuts).toBeGreaterThan(10 * stride);
});
