import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#src/core/database/tables.ts';
import { cancelPlan } from '#src/payment-plan/payment-plan.repo.ts';
import { addPlan, openPartsOf } from '#test/payment-plans.ts';
import { which, withOne } from './pick.ts';
import type { Ground, Place } from './place.ts';

/** What is open on an account is to be paid in rates, from a day on; or its plan is cancelled. */
export const planningOn = (day: fc.Arbitrary<string>) =>
  fc.oneof(
    fc.record({
      kind: fc.constant('plan' as const),
      account: which,
      day,
      // Days until each rate after the one before.
      gaps: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('cancel-plan' as const), account: which }),
  );

type Act = ReturnType<typeof planningOn> extends fc.Arbitrary<infer One> ? One : never;
type ActOf<Kind extends Act['kind']> = Extract<Act, { kind: Kind }>;

/** How it is done. */
export const planning = {
  plan: (db: Kysely<Database>, { accounts }: Place, { account, day, gaps }: ActOf<'plan'>) =>
    withOne(accounts, account, async ({ id }) => {
      const parts = await openPartsOf(db, id);
      const amount = parts.reduce((sum, { open }) => sum + open, 0);
      if (amount < gaps.length) return;
      const dueOn: string[] = [];
      for (const gap of gaps) dueOn.push(addDays(dueOn.at(-1) ?? day, gap));
      // The last rate is what the others leave.
      const rates = dueOn.map((on, place) => ({
        dueOn: on,
        amount: place < gaps.length - 1 ? 1 : amount - gaps.length + 1,
      }));
      await addPlan(db, id, { agreedOn: day, rates, parts });
    }),
  'cancel-plan': (
    db: Kysely<Database>,
    { accounts, lane }: Place,
    { account }: ActOf<'cancel-plan'>,
  ) =>
    withOne(accounts, account, async (one) => {
      const plans = db.selectFrom('paymentPlan').select('id').where('endedOn', 'is', null);
      const plan = await plans.where('settlementId', '=', one.id).executeTakeFirst();
      if (plan === undefined) return;
      const asked = { id: plan.id, reason: 'zmiana ustaleń', ifMatch: undefined };
      await cancelPlan(db, { ...asked, caller: lane.reader });
    }),
};

interface ToldPlan {
  readonly state: string;
  readonly amount: number;
  readonly open: number;
  readonly ended: string | null;
  readonly broken: string | null;
  readonly rates: readonly { dueOn: string; until: string; amount: number }[];
  readonly parts: readonly { amount: number; paid: readonly { day: string; amount: number }[] }[];
}

/** Expects of each plan of the place that it stands as its parts are paid, counted anew rate by rate. */
export async function expectPlans(db: Kysely<Database>, { gardens }: Pick<Ground, 'gardens'>) {
  const { rows } = await sql<ToldPlan>`
    select
      standing.state, plan.amount_grosz::float8 as amount, standing.open_grosz::float8 as open,
      case when plan.cancel_reason is not null then plan.ended_on end as ended, standing.broken_on as broken,
      (
        select json_agg(json_build_object('dueOn', due_on, 'until', effective_due_on, 'amount', amount_grosz) order by place)
        from payment_plan_rate where plan_id = plan.id
      ) as rates,
      (
        select json_agg(json_build_object('amount', item.amount_grosz, 'paid', array(
          select json_build_object('day', effective_day, 'amount', amount_grosz)
          from allocation where item_id = item.id and released_at is null
        )))
        from payment_plan_part part join open_item item on item.id = part.item_id where part.plan_id = plan.id
      ) as parts
    from payment_plan plan
    join payment_plan_standing standing on standing.id = plan.id
    join settlement on settlement.id = plan.settlement_id
    where garden_id = any (${gardens}::uuid[])
  `.execute(db);
  for (const { state, amount, open, ended, broken, rates, parts } of rows) {
    const openOn = (day: string) =>
      parts.reduce(
        (sum, part) =>
          part.paid.reduce(
            (left, paid) => (paid.day <= day ? left - paid.amount : left),
            part.amount,
          ) + sum,
        0,
      );
    let left = amount;
    const missed = rates.find((rate) => {
      left -= rate.amount;
      return (ended === null || rate.until < ended) && openOn(rate.until) > left;
    });
    const now = openOn('9999-12-31');
    expect(open).toBe(Math.min(amount, now));
    expect(broken).toBe(missed?.dueOn ?? null);
    if (ended !== null) expect(state).toBe('cancelled');
    else if (now === 0) expect(state).toBe('paid');
    else expect(state).toBe(missed === undefined ? 'kept' : 'broken');
  }
}
