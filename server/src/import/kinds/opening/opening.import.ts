import { messages } from '@grzadka/contract/core/messages';
import { largestAmount } from '@grzadka/contract/core/money/grosze';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { newId } from '#src/core/database/record-id.ts';
import { readOpenDays, refusalOfDay } from '#src/ledger/open-days.ts';
import { namesHolder, readNames } from '#src/ledger/refuse-names.ts';
import { defineImport, type PlanContext, type Planner } from '../../engine/define-import.ts';
import { addCounts, type Plan } from '../../engine/plan.ts';
import { findSettlements, type PlacedRow } from '../find-settlements.ts';
import { readSectorNames } from '../sector.ts';
import { placeOfAccount, sharedColumns } from '../shared-columns.ts';
import { readFeeKindNames } from './fee-kind-names.ts';
import { type OpeningRow, openingRow } from './opening-row.ts';
import {
  type Opening,
  type OpeningChange,
  type PostedOpening,
  readOpenings,
  writeOpenings,
} from './opening-store.ts';
import { keepStatedOpenings, type StatedOpening } from './stated-openings.ts';

/**
 * What was owed and overpaid on the day from which on the program keeps the accounts; account and fee kind identify a row
 * (docs/product/ledger.md#opening-balances).
 */
export const openingImport = defineImport({
  name: 'opening',
  columns: {
    ...placeOfAccount,
    day: { title: 'Stan na dzień', aliases: ['Na dzień'] },
    amount: { title: 'Kwota' },
    dueOn: { title: 'Termin płatności', aliases: ['Termin'] },
    feeKind: sharedColumns.feeKind,
    description: { title: 'Opis', isOptional: true },
  },
  checkHeader: (header) =>
    header.has('reference') || (header.has('sector') && header.has('garden'))
      ? undefined
      : 'Brakuje kolumny „Numer rozliczenia” albo kolumn „Sektor” i „Działka”.',
  // Whoever posts locks the account first.
  tables: ['settlement'],
  readSchemas: async (db) => {
    const row = openingRow(await readSectorNames(db), await readFeeKindNames(db));
    return { row, identity: row };
  },
  startPlan: planOpenings,
  write: writeOpenings,
});

async function planOpenings({
  db,
  refuse,
  warn,
  watchForDoubled,
}: PlanContext): Promise<Planner<OpeningRow, OpeningRow, OpeningChange>> {
  const sourceId = newId();
  const noteDebts = watchForDoubled({
    field: null,
    message: (first) => `Ta sama należność jest już w wierszu ${first}: złącz je w jedną`,
  });
  const stated = await keepStatedOpenings(db);
  const refuseDay = await dayRules(db);
  return {
    async plan(rows) {
      for (const { number, row } of rows) {
        const refusal = refuseDay(row.day);
        if (refusal !== undefined) refuse(number, 'day', refusal);
      }
      const placed = await findSettlements(db, rows, {
        refuse,
        dayOf: ({ day }) => day,
        words: whoseGarden,
      });
      await noteDebts(placed.map((row) => ({ number: row.number, key: keyOf(row) })));
      const isNamed = await readNames(
        db,
        placed.map(({ row }) => row.settlementId),
      );
      for (const { number, row } of placed) {
        if (isNamed(row.description ?? '', [row.settlementId]))
          refuse(number, 'description', namesHolder);
      }
      await stated.add(placed);
      // Counted when all that is owed for each fee kind is known.
      return { counts: { added: 0, changed: 0, unchanged: 0 }, changes: [] };
    },
    async *planRest() {
      for await (const openings of stated.openings()) {
        const posted = await readOpenings(
          db,
          openings.map(({ settlementId }) => settlementId),
        );
        const plans = openings.map((opening) =>
          planOpening(opening, posted, { sourceId, refuse, warn }),
        );
        yield {
          counts: plans.map(({ counts }) => counts).reduce(addCounts),
          changes: plans.flatMap(({ changes }) => changes),
        };
      }
    },
  };
}

function keyOf({ row: { settlementId, feeKind, dueOn } }: PlacedRow<OpeningRow>): string {
  return [settlementId, feeKind?.id ?? '', dueOn ?? ''].join('/');
}

/** A file is of one day, on which something may be posted. */
async function dayRules(db: PlanContext['db']): Promise<(day: string) => string | undefined> {
  // With an opening the books begin, or begin earlier than they did.
  const days = { ...(await readOpenDays(db)), begun: null };
  let first: string | undefined;
  return (day) => {
    first ??= day;
    if (day !== first)
      return `Cały plik ma jeden dzień bilansu, a wyżej jest ${dayInFigures(first)}`;
    return refusalOfDay(day, days);
  };
}

function planOpening(
  { settlementId, feeKindId, rows }: StatedOpening,
  posted: readonly PostedOpening[],
  { sourceId, refuse, warn }: { sourceId: string } & Pick<PlanContext, 'refuse' | 'warn'>,
): Plan<OpeningChange> {
  const former = posted.filter(
    (one) => one.settlementId === settlementId && one.feeKindId === feeKindId,
  );
  const opening = openingOf({ settlementId, feeKindId, rows });
  if (opening !== null && opening.amount > largestAmount) {
    refuse(rows[0]?.number ?? 0, 'amount', messages.tooLargeNumber);
  }
  const [same, ...others] = former;
  const isSame =
    others.length === 0 &&
    (same === undefined ? opening === null : opening !== null && tell(same) === tell(opening));
  const counted = { added: 0, changed: 0, unchanged: 0 };
  if (isSame) return { counts: { ...counted, unchanged: rows.length }, changes: [] };
  const isNew = former.length === 0;
  if (!isNew) for (const { number } of rows) warn(number, null, replaces);
  return {
    counts: { ...counted, [isNew ? 'added' : 'changed']: rows.length },
    changes: [
      {
        sourceId,
        reverses: former.map(({ entryId }) => entryId),
        opening,
      },
    ],
  };
}

const whoseGarden = {
  nobody: 'Tego dnia nikt nie miał tej działki. Popraw dzień albo podaj numer rozliczenia.',
  several: 'Tego dnia działka miała kilka kont rozliczeniowych. Podaj numer rozliczenia',
};

const replaces = 'Zapisany bilans otwarcia jest inny: program zrobi jego storno i zapisze nowy';

/** What the rows say of one account and fee kind; null where nothing was owed. */
function openingOf({ settlementId, feeKindId, rows }: StatedOpening): Opening | null {
  const stated = rows.filter(({ row }) => row.amount !== 0);
  const day = stated[0]?.row.day;
  if (day === undefined) return null;
  const parts = stated.flatMap(({ row: { amount, dueOn, description } }) =>
    dueOn === null ? [] : [{ amount, dueOn, description }],
  );
  const amount = stated.reduce((sum, { row }) => sum + row.amount, 0);
  return {
    settlementId,
    feeKindId,
    day,
    amount,
    parts: parts.toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1)),
    description: descriptionOf(stated),
  };
}

/** The words of the entry: what for, and of what is overpaid, which has no parts, what its row says. */
function descriptionOf([first]: StatedOpening['rows']): string {
  const feeKind = first?.row.feeKind?.name;
  const words = feeKind === undefined ? ['nadpłata', first?.row.description ?? ''] : [feeKind];
  return ['Bilans otwarcia', ...words.filter((word) => word !== '')].join(': ');
}

/** All that is compared of an opening balance: how a fee kind is called is not. */
function tell({ day, amount, parts, description }: Opening): string {
  return JSON.stringify([
    day,
    amount,
    amount < 0 && description,
    parts.map((part) => [part.dueOn, part.amount, part.description]),
  ]);
}
