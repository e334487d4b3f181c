import type { Faker } from '@faker-js/faker';
import type { Actor } from '@grzadka/server/src/core/change/audit-entry.ts';
import { change } from '@grzadka/server/src/core/change/change.ts';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { EntryDraft } from '@grzadka/server/src/ledger/entry-draft.ts';
import { post } from '@grzadka/server/src/ledger/post.ts';
import type { Kysely } from 'kysely';

interface Paying {
  readonly random: Faker;
  readonly treasurer: Actor;
  /** The first year of which something is paid. */
  readonly since: number;
  readonly today: Temporal.PlainDate;
}

/** How people pay: all in time, the first part of a year alone, nothing at all, or more than they owe. */
const habits = [
  { value: 'in-time', weight: 80 },
  { value: 'once-a-year', weight: 8 },
  { value: 'never', weight: 5 },
  { value: 'rounded', weight: 7 },
] as const;

/** So many days before something is due people pay it, at most. */
const earliest = 25;

/** What is rounded is rounded to so many grosze. */
const round = 50_00;

/** The number of the garden's bank account, as in the sample files of statements. */
const bankAccount = '61109010140000071219812874';

/** What an account owes on a day, in grosze. */
interface Due {
  readonly settlementId: string;
  readonly dueOn: string;
  readonly amount: string;
}

/** Posts what people have paid of their fees until today, as the bank tells it month by month. */
export async function postPayments(
  db: Kysely<Database>,
  { random, treasurer, since, today }: Paying,
): Promise<void> {
  const bankAccountId = newId();
  await db
    .insertInto('bankAccount')
    .values({ id: bankAccountId, name: 'Rachunek bieżący', nrb: bankAccount, active: true })
    .execute();
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
  const paid = [...Map.groupBy(dues, ({ settlementId }) => settlementId).values()]
    .flatMap((owed) => paymentsOf(random, owed, bankAccountId))
    .filter(({ postingDay }) => postingDay <= today.toString())
    .toSorted((one, other) => one.postingDay.localeCompare(other.postingDay));
  const months = Map.groupBy(paid, ({ postingDay }) => postingDay.slice(0, 'YYYY-MM'.length));
  for (const entries of months.values()) {
    const statement = { series: 'PK', sourceId: newId(), entries } as const;
    // Whoever reads the audit looks for what people did, not for every payment of the demo.
    await change(db, treasurer, (tx) => post(tx, [statement], async () => undefined));
  }
}

function paymentsOf(random: Faker, owed: readonly Due[], bankAccountId: string): EntryDraft[] {
  const habit = random.helpers.weightedArrayElement(habits);
  if (habit === 'never') return [];
  const years = new Set<string>();
  return owed.flatMap(({ settlementId, dueOn, amount }) => {
    const early = random.number.int({ max: earliest });
    const year = dueOn.slice(0, 'YYYY'.length);
    const isFirst = !years.has(year);
    years.add(year);
    if (habit === 'once-a-year' && !isFirst) return [];
    const paid = habit === 'rounded' ? Math.ceil(Number(amount) / round) * round : Number(amount);
    return [
      {
        postingDay: Temporal.PlainDate.from(dueOn).subtract({ days: early }).toString(),
        description: 'Wpłata na rachunek bankowy',
        lines: [
          { code: '130', bankAccountId, amount: paid },
          { code: '200', settlementId, amount: -paid, parts: [] },
        ],
      },
    ];
  });
}
