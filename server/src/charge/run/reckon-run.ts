import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { type ComparedLine, differenceOf } from '../calculation/cause.ts';
import { prepareRun } from '../calculation/prepare-run.ts';
import type { Progress, Reckoned } from '../calculation/reckoned.ts';
import type { Charge, NewStretch, PlotResult } from '../calculation/result.ts';
import type { ChargeRunRow } from '../charge-run-row.ts';
import { reckonInterest } from '../interest/reckon-interest.ts';
import { type PlacedPlot, readChargedPlots, readPlaces } from '../loading/charged-plots.ts';
import { readRunTerms } from '../loading/run-terms.ts';
import { type PreviousLine, readPreviousLines } from './previous-run.ts';

interface Telling {
  /** Called with the progress now and then, and when all is done. */
  readonly tell?: (progress: Progress) => Promise<unknown>;
}

/** So many plots are calculated before others get a turn and the progress is reported. */
const atOnce = 100;

/**
 * Reckons a run by what is true now, for each account of each of its plots, and writes nothing
 * (docs/product/charge-runs.md#calculation).
 */
export async function reckonRun(
  db: Kysely<Database>,
  run: ChargeRunRow,
  { tell }: Telling = {},
): Promise<Reckoned[]> {
  if (run.kind === 'interest') return reckonInterest(db, run, { tell });
  const terms = await readRunTerms(db, run);
  const reached = await readPlaces(db, run);
  const isShared = terms.tariffs.some((tariff) => tariff.terms.method === 'distribute');
  // What is shared out goes by all plots, even where a run is narrowed to some of them.
  const places = isShared ? await readPlaces(db, everywhere(run)) : reached;
  const all = await readChargedPlots(db, run, places);
  const within = new Set(reached.map(({ id }) => id));
  const plots = all.filter(({ garden }) => garden === null || within.has(garden.id));
  const reckon = prepareRun(terms, all);
  const previous = Map.groupBy(
    await readPreviousLines(db, run),
    ({ settlementId }) => settlementId,
  );
  const reckoned: Reckoned[] = [];
  let failed = 0;
  for (const [index, plot] of plots.entries()) {
    if (index % atOnce === 0) {
      await setImmediate();
      await tell?.({ done: index, of: plots.length, failed });
    }
    const result = reckon(plot);
    if (result.blocked !== null) failed += 1;
    reckoned.push(...rowsOf(plot, result, previous));
  }
  await tell?.({ done: plots.length, of: plots.length, failed });
  return reckoned;
}

function everywhere(run: ChargeRunRow): ChargeRunRow {
  return { ...run, sectorIds: [], gardenIds: [], settlementIds: [] };
}

/** What only interest has. */
const ofFees = { noted: [], waits: false } as const;

/** A row for each account that is charged, was charged before, or would be but for what blocks the plot; and one for what nobody owes. */
function rowsOf(
  plot: PlacedPlot,
  { charges, stretches, unheld, blocked }: PlotResult,
  previous: ReadonlyMap<string, readonly PreviousLine[]>,
): Reckoned[] {
  const { gardenName, sectorId } = plot;
  const about = { gardenId: plot.garden?.id ?? null, gardenName, sectorId };
  const kept = charges.filter(({ amount }) => amount !== 0);
  const isKept = (stretch: NewStretch) => !isPutOff(stretch, charges);
  const rows = plot.accounts.flatMap(({ id }) => {
    const own = {
      charges: kept.filter(({ settlementId }) => settlementId === id),
      stretches: stretches.filter((one) => one.settlementId === id && isKept(one)),
      blocked: blocked?.settlementIds.includes(id) ? blocked : null,
    };
    const before = previous.get(id) ?? [];
    const isThere = own.charges.length + own.stretches.length + before.length > 0;
    if (!isThere && own.blocked === null && !plot.isSkipped) return [];
    const is = { settlementId: id, ...about, ...own, ...ofFees };
    return [{ ...is, unheld: [], ...compared(own.charges, before) }];
  });
  const ofNobody = stretches.filter(({ settlementId }) => settlementId === null);
  if (unheld.length + ofNobody.length === 0) return rows;
  const nobody = {
    settlementId: null,
    charges: [],
    stretches: ofNobody,
    blocked: null,
    unheld,
    ...ofFees,
    ...compared([], []),
  };
  return [...rows, { ...about, ...nobody }];
}

/** What is charged beside what the run before charged. */
function compared(charges: readonly Charge[], before: readonly PreviousLine[]) {
  const now: ComparedLine[] = charges.flatMap(({ feeKindId, lines }) =>
    lines.map(({ kind, quantity, rate, amount }) => ({ feeKindId, kind, quantity, rate, amount })),
  );
  return {
    amount: sumOf(charges),
    previous: before.length === 0 ? null : sumOf(before),
    difference: differenceOf(before, now),
  };
}

function sumOf(amounts: readonly { readonly amount: number }[]): number {
  return amounts.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Whether the days of a meter wait for the next run: where a correction and what is new come to zero, nothing is charged, and
 * there would be no charge to show them on.
 */
function isPutOff({ settlementId, feeKindId }: NewStretch, charges: readonly Charge[]): boolean {
  return charges.some(
    (charge) =>
      charge.settlementId === settlementId &&
      charge.feeKindId === feeKindId &&
      charge.amount === 0 &&
      charge.lines.some(({ kind }) => kind === 'correction') &&
      !charge.lines.some(({ kind }) => kind === 'exemption'),
  );
}
