import type { differenceOf } from './cause.ts';
import type { Charge, NewNoted, NewStretch, PlotResult, Unheld } from './result.ts';

/** What a run comes to for an account, or what of a plot nobody owes, before it is written down. */
export interface Reckoned {
  readonly settlementId: string | null;
  readonly gardenId: string | null;
  readonly gardenName: string;
  readonly sectorId: string | null;
  readonly charges: readonly Charge[];
  readonly stretches: readonly NewStretch[];
  /** The days that an interest note charges, debt by debt; none of what waits. */
  readonly noted: readonly NewNoted[];
  readonly unheld: readonly Unheld[];
  readonly blocked: PlotResult['blocked'];
  /** It is interest that comes to less than is noted, and is reckoned again by the next note. */
  readonly waits: boolean;
  /** In grosze; `previous` is what the run before charged, null where it charged nothing. */
  readonly amount: number;
  readonly previous: number | null;
  readonly difference: ReturnType<typeof differenceOf>;
}

/** How many plots are done, and of how many; and how many of them are blocked. */
export interface Progress {
  readonly done: number;
  readonly of: number;
  readonly failed: number;
}

/** What of it is charged now: without what waits, and without what comes to nothing. */
export function chargedNow(reckoned: readonly Reckoned[]): Reckoned[] {
  return reckoned
    .filter(({ waits }) => !waits)
    .map((one) => ({ ...one, charges: one.charges.filter(({ amount }) => amount !== 0) }));
}

/** The days on which something of what was reckoned is to be paid, each once, in their order. */
export function dueDaysOf(reckoned: readonly Pick<Reckoned, 'charges'>[]): string[] {
  const days = new Set<string>();
  for (const { parts } of reckoned.flatMap(({ charges }) => charges)) {
    for (const { amount, dueOn } of parts) if (amount > 0) days.add(dueOn);
  }
  return [...days].toSorted();
}

/** The first of these days; undefined where nothing is to be paid. */
export function firstDueOf(reckoned: readonly Pick<Reckoned, 'charges'>[]): string | undefined {
  return dueDaysOf(reckoned)[0];
}
