import { splitByLargestRemainder } from '@grzadka/contract/core/money/split-by-largest-remainder';
import { effectiveDue } from '@grzadka/contract/core/time/working-days';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { type Kysely, sql } from 'kysely';

type Db = Kysely<Database>;

/** The days of a plan's rates, and since when it holds, in days from the day of the demo. */
interface Terms {
  readonly agreed: number;
  readonly due: readonly number[];
}

/** One that is kept, whose rates are all to come, and one that is broken: its first rate was not paid. */
const kept: Terms = { agreed: -5, due: [40, 70, 100, 130] };
const broken: Terms = { agreed: -70, due: [-30, 40, 70] };

/** Lets the two who owe most pay in rates, by a resolution of the board. */
export async function agreePlans(
  db: Db,
  { today }: { readonly today: Temporal.PlainDate },
): Promise<void> {
  const { rows: owing } = await sql<{ id: string }>`
    select settlement.id
    from settlement join open_item on settlement_id = settlement.id
    where effective_due_on < ${today.toString()}::date and open_grosz > 0
    group by settlement.id order by sum(open_grosz) desc, settlement.number limit 2
  `.execute(db);
  const resolutionId = newId();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('resolution')
      .values({
        id: resolutionId,
        body: 'board',
        number: `7/${today.year}`,
        adoptedOn: today.add({ days: broken.agreed }).toString(),
        subject: 'Rozłożenie zaległości na raty',
      })
      .execute();
    for (const [place, { id }] of owing.entries()) {
      await agree(trx, {
        settlementId: id,
        resolutionId,
        today,
        terms: place === 0 ? kept : broken,
      });
    }
  });
}

interface Agreement {
  readonly settlementId: string;
  readonly resolutionId: string;
  readonly today: Temporal.PlainDate;
  readonly terms: Terms;
}

/** About all that is open on an account: its call makes plans from the day it is made on alone. */
async function agree(trx: Db, { settlementId, resolutionId, today, terms }: Agreement) {
  const parts = await trx
    .selectFrom('openItem')
    .select(['id', 'openGrosz'])
    .where('settlementId', '=', settlementId)
    .where('openGrosz', '>', '0')
    .execute();
  const amountGrosz = parts.reduce((sum, { openGrosz }) => sum + Number(openGrosz), 0);
  const planId = newId();
  const on = (days: number) => today.add({ days }).toString();
  await trx
    .insertInto('paymentPlan')
    .values({
      id: planId,
      settlementId,
      agreedOn: on(terms.agreed),
      amountGrosz,
      resolutionId,
      withoutInterest: false,
      clientKey: newId(),
    })
    .execute();
  await trx
    .insertInto('paymentPlanPart')
    .values(parts.map(({ id, openGrosz }) => ({ planId, itemId: id, amountGrosz: openGrosz })))
    .execute();
  const amounts = splitByLargestRemainder(
    amountGrosz,
    terms.due.map(() => '1'),
  );
  const rates = terms.due.map((days, at) => ({
    planId,
    place: at + 1,
    dueOn: on(days),
    effectiveDueOn: effectiveDue(on(days)),
    amountGrosz: amounts[at] ?? 0,
  }));
  await trx.insertInto('paymentPlanRate').values(rates).execute();
}
