import { correctCharges } from '@grzadka/server/src/charge/reversal/correct-charges.ts';
import { reverseCharges } from '@grzadka/server/src/charge/reversal/reverse-charges.ts';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { Kysely } from 'kysely';
import type { Office } from '../people/office.ts';
import { finishRun, notAfter } from './charge-years.ts';

interface Mending extends Office {
  /** The run that is mended, and the year that it charges. */
  readonly runId: string;
  readonly year: number;
  readonly today: Temporal.PlainDate;
}

/** Of the accounts that are charged for their area those whose charges are mended, by their place among them. */
const [reversed, corrected] = [40, 80];

/** By how many square metres the plan differs from what a plot was charged by. */
const smallerBy = 12;

/** Takes one charge of a run back, and corrects the charge of a plot whose area was wrong. */
export async function mendCharges(
  db: Kysely<Database>,
  { runId, year, today, treasurer, manager }: Mending,
): Promise<void> {
  const waste = await chargeOf(db, { runId, feeKind: 'Wywóz śmieci', place: reversed });
  await reverseCharges(db, {
    caller: manager,
    chargeIds: [waste.id],
    day: notAfter(`${year}-05-20`, today),
    reason: 'Działka bez odpadów: w tym roku w remoncie',
  });
  const { gardenId, settlementId } = await chargeOf(db, {
    runId,
    feeKind: 'Opłata ogrodowa',
    place: corrected,
  });
  const { area } = await db
    .selectFrom('garden')
    .select('area')
    .where('id', '=', gardenId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('gardenArea')
    .values({
      id: newId(),
      gardenId: gardenId ?? '',
      area: String(Number(area) - smallerBy),
      source: 'plan',
      validFrom: `${year}-01-01`,
    })
    .execute();
  const draft = await correctCharges(db, {
    caller: manager,
    id: runId,
    settlementId,
    day: notAfter(`${year}-06-05`, today),
    reason: 'Powierzchnia niezgodna z planem ogrodu',
  });
  await finishRun(db, { treasurer, manager }, draft.id);
}

/** A charge of a run of some kind, by its place among them. */
function chargeOf(
  db: Kysely<Database>,
  { runId, feeKind, place }: { runId: string; feeKind: string; place: number },
) {
  return db
    .selectFrom('charge')
    .innerJoin('feeKind', 'feeKind.id', 'charge.feeKindId')
    .select(['charge.id', 'charge.gardenId', 'charge.settlementId'])
    .where('runId', '=', runId)
    .where('feeKind.name', '=', feeKind)
    .orderBy('charge.place')
    .offset(place)
    .limit(1)
    .executeTakeFirstOrThrow();
}
