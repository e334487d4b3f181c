import { createChargeRun } from '@grzadka/server/src/charge/run/charge-run.repo.ts';
import { proposeRun } from '@grzadka/server/src/charge/run/proposal.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { Kysely } from 'kysely';
import type { Office } from '../people/office.ts';
import { finishRun } from './charge-years.ts';

/** Charges interest on what is overdue until the day of the demo; what comes to little waits for the next note. */
export async function noteInterest(
  db: Kysely<Database>,
  { today, ...office }: Office & { readonly today: Temporal.PlainDate },
): Promise<void> {
  const kind = 'interest';
  const { feeKinds, ...proposed } = await proposeRun(db, { kind, on: today.toString() });
  const { id } = await createChargeRun(db, {
    caller: office.treasurer,
    ...proposed,
    kind,
    issueDay: today.toString(),
    readingFrom: null,
    readingThru: null,
    consumptionFrom: null,
    dueYear: null,
    feeKindIds: feeKinds.map((feeKind) => feeKind.id),
    sectorIds: [],
    gardenIds: [],
    settlementIds: [],
    note: null,
  });
  await finishRun(db, office, id);
}
