import { writeInBatches } from '#src/core/database/in-batches.ts';
import type { CheckedRow } from '../engine/check-rows.ts';
import type { Refuse } from '../engine/faults.ts';
import { defineImport, type PlanContext } from '../engine/import-kind.ts';
import { compareRows, type Plan } from '../engine/plan.ts';
import { refuseDoubled } from '../engine/refuse-doubled.ts';
import {
  type AssignmentIdentity,
  type AssignmentRow,
  assignmentIdentity,
  assignmentRow,
} from './assignment-row.ts';
import { type Period, readAssignments, upsertAssignments } from './assignment-store.ts';
import { indexGardens, unknownGarden } from './garden-index.ts';
import { describePeriod, findOverlaps, holding } from './overlaps.ts';
import { indexParties } from './party-index.ts';

/** Who holds which garden from when, told apart by garden, party and first day. */
export const assignmentImport = defineImport({
  title: 'Przypisania',
  columns: {
    sector: { title: 'Sektor' },
    garden: { title: 'Działka', aliases: ['Numer działki', 'Nr działki'] },
    registerNumber: { title: 'Numer ewidencyjny', aliases: ['Nr ewidencyjny'], isOptional: true },
    party: { title: 'Podmiot', isOptional: true },
    from: { title: 'Od' },
    thru: { title: 'Do' },
  },
  checkHeader: (header) =>
    header.has('registerNumber') || header.has('party')
      ? undefined
      : 'Brakuje kolumny „Numer ewidencyjny” albo „Podmiot”.',
  tables: ['assignment'],
  row: assignmentRow,
  identity: assignmentIdentity,
  plan: planAssignments,
});

async function planAssignments(
  context: PlanContext,
  rows: readonly CheckedRow<AssignmentRow>[],
  identified: readonly CheckedRow<AssignmentIdentity>[],
): Promise<Plan> {
  const { db, refuse } = context;
  const periods = await findReferences(context, rows);
  // A faulty row has been told its faults; here it only says which assignment it means.
  const meant =
    identified.length === rows.length
      ? periods
      : await findReferences({ db, refuse: () => undefined }, identified.map(withoutEnd));
  const key = (period: Period) => `${holding(period)}/${period.validFrom}`;
  const message = (first: number) => `to samo przypisanie jest już w wierszu ${first}`;
  refuseDoubled(meant, { key, field: null, message, refuse });

  const stored = new Map((await readAssignments(db)).map((existing) => [key(existing), existing]));
  const { writes, counts } = compareRows(
    periods,
    (period) => stored.get(key(period)),
    (period, existing) => period.validThru === existing.validThru,
  );
  const stated = new Map(
    periods.map(({ number, row }) => [key(row), Object.assign({ number }, row)]),
  );
  const untouched = [...stored.values()].filter((period) => !stated.has(key(period)));
  refuseOverlaps(refuse, [...stated.values(), ...untouched]);
  const values = writes.map(({ id, row }) => Object.assign({ id }, row));
  return {
    counts,
    notes: [],
    write: (progress) =>
      writeInBatches(
        values,
        (batch) => upsertAssignments(db, batch),
        (done) => progress(done, values.length),
      ),
  };
}

function withoutEnd({ number, row }: CheckedRow<AssignmentIdentity>): CheckedRow<AssignmentRow> {
  return { number, row: { ...row, thru: null } };
}

/** Finds the gardens and parties that the rows name, refusing those that nobody has imported. */
async function findReferences(
  { db, refuse }: Pick<PlanContext, 'db' | 'refuse'>,
  rows: readonly CheckedRow<AssignmentRow>[],
): Promise<CheckedRow<Period>[]> {
  const gardens = await indexGardens(
    db,
    rows.map(({ row }) => row.garden),
  );
  const findParty = await indexParties(
    db,
    rows.map(({ row }) => row.party ?? ''),
  );
  return rows.flatMap(({ number, row }) => {
    const place = { sector: row.sector, name: row.garden };
    const garden = gardens.find(place);
    if (garden === undefined) refuse(number, 'garden', unknownGarden(place));
    const party = findParty(row);
    if ('fault' in party) {
      refuse(number, row.registerNumber === null ? 'party' : 'registerNumber', party.fault);
    }
    if (garden === undefined || 'fault' in party) return [];
    const period = { gardenId: garden.id, partyId: party.id };
    return [{ number, row: { ...period, validFrom: row.from, validThru: row.thru } }];
  });
}

/** Refuses the rows by which a party would hold a garden twice on the same day. */
function refuseOverlaps(
  refuse: Refuse,
  periods: readonly (Period & { readonly number?: number })[],
): void {
  for (const { earlier, later } of findOverlaps(periods)) {
    const [refused, other] = later.number === undefined ? [earlier, later] : [later, earlier];
    // Both stored already: not this file's doing.
    if (refused.number === undefined) continue;
    const place = other.number === undefined ? 'zapisany' : `wiersz ${other.number}`;
    const message = `Okres zachodzi na inny okres tego podmiotu na tej działce (${place}: ${describePeriod(other)})`;
    refuse(refused.number, 'from', message);
  }
}
