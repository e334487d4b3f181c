import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { effectiveDue } from '@grzadka/contract/core/time/working-days';
import type { Kysely } from 'kysely';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { addResolution } from './fee-factories.ts';

type Db = Kysely<Database>;

/** The open parts of an account, the one that was due first coming first; amounts in grosze. */
export async function openPartsOf(db: Db, account: string) {
  const parts = await db
    .selectFrom('openItem')
    .select(['id', 'openGrosz'])
    .where('settlementId', '=', account)
    .where('openGrosz', '>', '0')
    .orderBy('dueOn')
    .orderBy('id')
    .execute();
  return parts.map(({ id, openGrosz }) => ({ id, open: Number(openGrosz) }));
}

/**
 * A plan about all that is open on an account, made on a day that may be long over: calls make them for days to come alone. Gives its id.
 */
export async function addPlan(
  db: Db,
  settlementId: string,
  {
    agreedOn = gardenToday(),
    rates,
    withoutInterest = false,
    parts: named,
  }: {
    agreedOn?: string;
    /** Equal ones, by their days; two in the next months where none are stated. */
    rates?: readonly { dueOn: string; amount: number }[];
    withoutInterest?: boolean;
    /** What is open, where it was asked for already. */
    parts?: Awaited<ReturnType<typeof openPartsOf>>;
  } = {},
): Promise<string> {
  const parts = named ?? (await openPartsOf(db, settlementId));
  const amount = parts.reduce((sum, { open }) => sum + open, 0);
  const { id: resolutionId } = await addResolution(db);
  const id = newId();
  const half = Math.ceil(amount / 2);
  const equal = [
    { dueOn: addDays(agreedOn, 30), amount: half },
    { dueOn: addDays(agreedOn, 60), amount: amount - half },
  ];
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('paymentPlan')
      .values({
        id,
        settlementId,
        agreedOn,
        amountGrosz: amount,
        resolutionId,
        withoutInterest,
        clientKey: newId(),
      })
      .execute();
    await trx
      .insertInto('paymentPlanPart')
      .values(parts.map((part) => ({ planId: id, itemId: part.id, amountGrosz: part.open })))
      .execute();
    await trx
      .insertInto('paymentPlanRate')
      .values(
        (rates ?? equal).map(({ dueOn, ...rate }, place) => ({
          planId: id,
          place: place + 1,
          dueOn,
          effectiveDueOn: effectiveDue(dueOn),
          amountGrosz: rate.amount,
        })),
      )
      .execute();
  });
  return id;
}
