import { writeInBatches } from '@grzadka/server/src/core/database/in-batches.ts';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { Transaction } from 'kysely';
import type { DemoGarden } from './gardens.ts';

interface Needs {
  readonly gardens: readonly DemoGarden[];
  readonly today: Temporal.PlainDate;
}

/** Every so many gardens have an area by the plan, or facts: all of them would hide what is there without. */
const [planned, declared] = [12, 9];

/** By how many square metres the plan differs from what was typed. */
const difference = 1.5;

/** What some gardens are charged by besides what was typed: the plan's areas, who lives there, what is connected. */
export async function storePlotBasis(
  trx: Transaction<Database>,
  { gardens, today }: Needs,
): Promise<void> {
  const areas = gardens.flatMap(({ id: gardenId, area }, index) =>
    index % planned === 0 && area !== null
      ? [{ gardenId, area: area + difference, source: 'plan' as const, validFrom: '2012-06-01' }]
      : [],
  );
  await writeInBatches(areas.map(withId), (batch) =>
    trx.insertInto('gardenArea').values(batch).execute(),
  );
  const validFrom = `${today.year - 1}-04-01`;
  const facts = gardens.flatMap(({ id: gardenId }, index) =>
    index % declared === 0
      ? [{ gardenId, validFrom, residents: index % 4, electricity: true, water: index % 2 === 0 }]
      : [],
  );
  await writeInBatches(facts.map(withId), (batch) =>
    trx.insertInto('gardenFact').values(batch).execute(),
  );
}

/** Lets two people pay less: whoever looks after an alley, and somebody whom a flood has hit. */
export async function storeExemptions(
  trx: Transaction<Database>,
  { today }: Pick<Needs, 'today'>,
): Promise<void> {
  const kinds = await trx.selectFrom('feeKind').select(['id', 'name']).execute();
  const kindNamed = (name: string) => kinds.find((kind) => kind.name === name)?.id ?? '';
  const [account, other] = await trx
    .selectFrom('settlement')
    .innerJoin('settlementHolder', 'settlementHolder.settlementId', 'settlement.id')
    .select(['settlement.id', 'settlementHolder.partyId'])
    .where('settlement.gardenId', 'is not', null)
    .where('settlement.closedOn', 'is', null)
    .orderBy('settlement.number')
    .limit(2)
    .execute();
  if (!account || !other) return;
  const exemptions = [
    {
      feeKindId: kindNamed('Opłata ogrodowa'),
      settlementId: account.id,
      percent: 50,
      validFrom: `${today.year - 1}-01-01`,
      reason: 'Gospodarz alejki',
    },
    {
      feeKindId: kindNamed('Wywóz śmieci'),
      partyId: other.partyId,
      amountGrosz: 20_00,
      validFrom: `${today.year}-01-01`,
      validThru: `${today.year}-12-31`,
      reason: 'Szkody po zalaniu działki',
    },
  ];
  for (const exemption of exemptions) {
    await trx.insertInto('exemption').values(withId(exemption)).execute();
  }
}

function withId<Row extends object>(row: Row) {
  return { id: newId(), ...row };
}
