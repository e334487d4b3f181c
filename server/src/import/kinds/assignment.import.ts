import { messages } from '@grzadka/contract/core/messages';
import { gardenName } from '@grzadka/contract/garden/garden.model';
import { registerNumber } from '@grzadka/contract/party/party.model';
import * as z from 'zod/mini';
import { blankAsNull, checkedBy, choiceCell, dayCell, textCell } from '../cells/cell.ts';
import type { CheckedRow } from '../engine/check-rows.ts';
import { defineImport, type PlanContext, type Planner } from '../engine/define-import.ts';
import type { Refuse } from '../engine/faults.ts';
import { compareRows } from '../engine/plan.ts';
import {
  type AssignmentChange,
  type Period,
  readAssignmentsLike,
  upsertAssignments,
} from './assignment-store.ts';
import { indexGardens, unknownGarden } from './garden-index.ts';
import { partyFinder } from './party-finder.ts';
import { readSectorNames, type SectorNames } from './sector.ts';
import { sharedColumns } from './shared-columns.ts';
import {
  describePeriod,
  findOverlaps,
  holding,
  keepStatedPeriods,
  type PlacedPeriod,
} from './stated-periods.ts';

/** Who holds which garden from when; garden, party and first day identify a row. */
export const assignmentImport = defineImport({
  name: 'assignment',
  columns: {
    sector: sharedColumns.sector,
    garden: sharedColumns.garden,
    registerNumber: sharedColumns.registerNumber,
    party: { title: 'Podmiot', isOptional: true },
    from: { title: 'Od' },
    thru: { title: 'Do' },
  },
  checkHeader: (header) =>
    header.has('registerNumber') || header.has('party')
      ? undefined
      : 'Brakuje kolumny „Numer ewidencyjny” albo „Podmiot”.',
  tables: ['assignment'],
  readSchemas: async (db) => assignmentSchemas(await readSectorNames(db)),
  startPlan: planAssignments,
  write: upsertAssignments,
});

async function planAssignments(
  context: PlanContext,
): Promise<Planner<AssignmentIdentity, AssignmentRow, AssignmentChange>> {
  const { db, refuse, watchForDoubled } = context;
  const notePeriods = watchForDoubled({
    field: null,
    message: (first) => `To samo przypisanie jest już w wierszu ${first}`,
  });
  const findParties = partyFinder(db);
  const statedPeriods = await keepStatedPeriods(db);
  const key = (period: Period) => `${holding(period)}/${period.validFrom}`;
  return {
    async plan(rows, identified) {
      const periods = await findReferences(db, findParties, rows, refuse);
      // The faults of a faulty row are noted already; here it only says which assignment it means.
      const meant =
        identified.length === rows.length
          ? periods
          : await findReferences(db, findParties, identified.map(withoutEnd), () => undefined);
      await notePeriods(meant.map(({ number, row }) => ({ number, key: key(row) })));
      await statedPeriods.add(periods);
      const stored = await readAssignmentsLike(
        db,
        periods.map(({ row }) => row),
      );
      const byKey = new Map(stored.map((existing) => [key(existing), existing]));
      const { writes, counts } = compareRows(
        periods,
        (period) => byKey.get(key(period)),
        (period, existing) => period.validThru === existing.validThru,
      );
      const changes = writes.map(({ id, row, existing }) =>
        Object.assign({ id, before: existing ? { validThru: existing.validThru } : null }, row),
      );
      return { counts, changes };
    },
    conclude: async () => refuseOverlaps(refuse, await statedPeriods.overlapping()),
  };
}

function withoutEnd({ number, row }: CheckedRow<AssignmentIdentity>): CheckedRow<AssignmentRow> {
  return { number, row: { ...row, thru: null } };
}

/** Finds the gardens and parties that the rows name, refusing those that nobody has imported. */
async function findReferences(
  db: PlanContext['db'],
  findParties: ReturnType<typeof partyFinder>,
  rows: readonly CheckedRow<AssignmentRow>[],
  refuse: Refuse,
): Promise<CheckedRow<Period>[]> {
  const gardens = await indexGardens(
    db,
    rows.map(({ row }) => placeOf(row)),
  );
  const findParty = await findParties(rows.map(({ row }) => row));
  return rows.flatMap(({ number, row }) => {
    const place = placeOf(row);
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

function placeOf({ sector, garden }: AssignmentRow) {
  return { sector, name: garden };
}

/** Refuses the rows by which a party would hold a garden twice on the same day. */
function refuseOverlaps(refuse: Refuse, periods: readonly PlacedPeriod[]): void {
  for (const { earlier, later } of findOverlaps(periods)) {
    const [refused, other] = later.number === null ? [earlier, later] : [later, earlier];
    // Both stored already: not this file's doing.
    if (refused.number === null) continue;
    const place = other.number === null ? 'zapisany' : `wiersz ${other.number}`;
    const message = `Okres zachodzi na inny okres tego podmiotu na tej działce (${place}: ${describePeriod(other)})`;
    refuse(refused.number, 'from', message);
  }
}

/**
 * A row of the assignments' list, a garden, its holder by number or name, and the days; and what identifies an assignment:
 * garden, holder and first day.
 */
function assignmentSchemas({ find, refusal }: SectorNames) {
  const identity = z.object({
    sector: choiceCell(find, refusal),
    garden: checkedBy(gardenName, textCell),
    registerNumber: checkedBy(registerNumber, textCell),
    party: blankAsNull(textCell),
    from: dayCell,
  });
  const row = z.extend(identity, { thru: dayCell }).check(
    z.superRefine(({ from, thru, ...holder }, context) => {
      const refuse = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message });
      if (holder.registerNumber === null && holder.party === null) {
        refuse('party', 'Podaj numer ewidencyjny albo nazwę podmiotu');
      }
      if (from !== null && thru !== null && from > thru) refuse('from', messages.startAfterEnd);
    }),
  );
  return { row, identity };
}

type Schemas = ReturnType<typeof assignmentSchemas>;
type AssignmentIdentity = z.output<Schemas['identity']>;
type AssignmentRow = z.output<Schemas['row']>;
