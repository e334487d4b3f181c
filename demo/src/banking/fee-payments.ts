import type { Faker } from '@faker-js/faker';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { Kysely } from 'kysely';

/** What somebody pays of their fees on a day. */
export interface FeePayment {
  readonly settlementId: string;
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  /** In grosze. */
  readonly amount: number;
  /** At the garden's office, and not by bank. */
  readonly inCash: boolean;
}

/** How people pay: all in time, the first part of a year alone, nothing at all, or more than they owe. */
const habits = [
  { value: 'in-time', weight: 80 },
  { value: 'once-a-year', weight: 8 },
  { value: 'never', weight: 5 },
  { value: 'rounded', weight: 7 },
] as const;

/** How many of a hundred come with the money. */
const inCash = 0.12;

/** So many days before something is due people pay it, at most. */
const earliest = 25;

/** What is rounded is rounded to so many grosze. */
const round = 50_00;

/** What an account owes on a day, in grosze. */
interface Due {
  readonly settlementId: string;
  readonly dueOn: string;
  readonly amount: string;
}

/** What was paid of the fees from the first day of a year until today, in the order of its days. */
export async function makeFeePayments(
  db: Kysely<Database>,
  { random, since, today }: { random: Faker; since: number; today: Temporal.PlainDate },
): Promise<FeePayment[]> {
  const dues: Due[] = await db
    .selectFrom('openItem')
    .innerJoin('settlement', 'settlement.id', 'settlementId')
    .select(({ fn }) => ['settlementId', 'dueOn', fn.sum<string>('openGrosz').as('amount')])
    .where('dueOn', '>=', `${since}-01-01`)
    .where('openGrosz', '>', '0')
    .groupBy(['settlementId', 'number', 'dueOn'])
    .orderBy('number')
    .orderBy('dueOn')
    .execute();
  return [...Map.groupBy(dues, ({ settlementId }) => settlementId).values()]
    .flatMap((owed) => paymentsOf(random, owed))
    .filter(({ day }) => day <= today.toString())
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

function paymentsOf(random: Faker, owed: readonly Due[]): FeePayment[] {
  const habit = random.helpers.weightedArrayElement(habits);
  const comes = random.datatype.boolean(inCash);
  if (habit === 'never') return [];
  const years = new Set<string>();
  return owed.flatMap(({ settlementId, dueOn, amount }) => {
    const early = random.number.int({ max: earliest });
    const year = dueOn.slice(0, 'YYYY'.length);
    const isFirst = !years.has(year);
    years.add(year);
    if (habit === 'once-a-year' && !isFirst) return [];
    const paid = habit === 'rounded' ? Math.ceil(Number(amount) / round) * round : Number(amount);
    const day = Temporal.PlainDate.from(dueOn).subtract({ days: early }).toString();
    return [{ settlementId, day, amount: paid, inCash: comes }];
  });
}
