import { splitByLargestRemainder } from '@grzadka/contract/core/money/split-by-largest-remainder';
import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import {
  type DatedRate,
  type Days,
  firstDayWithoutRate,
  type InterestStretch,
  interestOf,
  interestStretches,
  type OverduePart,
} from '@grzadka/contract/interest-rate/interest';
import type { Charge, ChargeLine, NewNoted } from '../calculation/result.ts';
import type { NamedResolution } from '../calculation/terms.ts';
import { correctionInWords, interestInWords, waiverInWords } from './interest-line-words.ts';

/** A debt of an account that bears interest, or did when it was noted. */
export interface InterestDebt {
  /** The line of the ledger that it is. */
  readonly lineId: string;
  /** Of its document. */
  readonly number: string;
  readonly feeKind: string;
  /** Whether it bears interest now: not of a kind without, and not taken back. */
  readonly bears: boolean;
  readonly isReversed: boolean;
  /** Its parts in the order of their due days. */
  readonly parts: readonly (OverduePart & { readonly id: string; readonly dueOn: string })[];
  /** What notes charged of it so far, in the order of the days; corrections are part of what they correct. */
  readonly noted: readonly NotedBefore[];
}

/** Days of a debt that a note charged: what they came to then, what was waived of it, and by how much it was corrected since. */
export interface NotedBefore extends Days {
  readonly id: string;
  /** Of the note. */
  readonly number: string;
  readonly amount: number;
  readonly waived: number;
  readonly corrected: number;
}

/** That interest is waived, all of it where no amount is stated. */
export interface Waiver {
  readonly amount: number | null;
  readonly reason: string;
  readonly resolution: NamedResolution;
}

/** What a note reckons with. */
export interface NoteTerms {
  /** The last day that it charges. */
  readonly thru: string;
  readonly rates: readonly DatedRate[];
  /** What comes to less waits, in grosze. */
  readonly minimum: number;
  readonly feeKindId: string;
  /** When it is to be paid. */
  readonly dueOn: string;
}

/** What a note comes to for an account; `charge` is null where nothing is to be said. */
export interface NotedAccount {
  readonly charge: Charge | null;
  readonly noted: readonly NewNoted[];
  readonly waits: boolean;
  readonly isCorrected: boolean;
  /** The first day that bears interest and has no rate; then there is no charge. */
  readonly dayWithoutRate: string | undefined;
}

const nothing = {
  charge: null,
  noted: [],
  waits: false,
  isCorrected: false,
  dayWithoutRate: undefined,
} as const;

/** Days of one debt as a note charges or corrects them. */
interface Step {
  readonly debt: InterestDebt;
  readonly days: Days;
  readonly stretches: readonly InterestStretch[];
  readonly corrects: NotedBefore | undefined;
}

/**
 * Reckons what an account owes of interest by a note: of each debt the days until then that no note charged, and by how much it differs
 * from what notes charged of the others (docs/product/interest.md#notes). What is waived is a line of its own.
 */
export function noteAccount(
  settlementId: string,
  debts: readonly InterestDebt[],
  terms: NoteTerms & { readonly waiver: Waiver | undefined },
): NotedAccount {
  const steps = debts.flatMap((debt) => stepsOf(debt, terms));
  const gaps = steps.flatMap(({ stretches }) => firstDayWithoutRate(stretches) ?? []);
  if (gaps.length > 0) return { ...nothing, dayWithoutRate: gaps.toSorted()[0] };
  const reckoned = steps.flatMap(reckonStep);
  const due = reckoned.reduce((sum, { amount }) => sum + amount, 0);
  const { waiver } = terms;
  if (reckoned.length === 0) return nothing;
  const waived = waiver === undefined ? [] : waivedOf(reckoned, waiver);
  const amount = due - waived.reduce((sum, part) => sum + part, 0);
  const noted = reckoned.map((step, place) => ({
    ...step.noted,
    waived: waived[place] ?? 0,
  }));
  const lines = reckoned.map(({ line }) => line);
  const charge: Charge = {
    settlementId,
    feeKindId: terms.feeKindId,
    tariffId: null,
    amount,
    lines: waiver === undefined ? lines : [...lines, waiverLine(due - amount, waiver)],
    parts: partsOf(reckoned, waived, terms.dueOn),
  };
  const waits = waiver === undefined && amount > 0 && amount < terms.minimum;
  return {
    ...nothing,
    charge,
    noted: waits ? [] : noted,
    waits,
    isCorrected:
      steps.length > 0 && reckoned.some(({ noted: { correctsId } }) => correctsId !== null),
  };
}

/** What of a debt a note looks at: each stretch of days that was noted, and those that were not. */
function stepsOf(debt: InterestDebt, { thru, rates }: NoteTerms): Step[] {
  const { noted, parts } = debt;
  const stretchesOf = (days: { from?: string | undefined; thru: string }) =>
    debt.isReversed ? [] : interestStretches(parts, rates, days);
  const corrections = noted.map((before) => ({
    debt,
    days: { from: before.from, thru: before.thru },
    stretches: stretchesOf(before),
    corrects: before,
  }));
  const fresh = debt.bears ? daysBetweenNotes(noted, thru) : [];
  return [
    ...corrections,
    ...fresh.flatMap((days) => {
      const stretches = stretchesOf(days);
      const [first] = stretches;
      if (first === undefined) return [];
      const from = days.from ?? first.from;
      return [{ debt, days: { from, thru: days.thru }, stretches, corrects: undefined }];
    }),
  ];
}

/** The days until a day that no note charged, those before the first one among them. */
function daysBetweenNotes(
  noted: readonly Days[],
  thru: string,
): { from: string | undefined; thru: string }[] {
  const free: { from: string | undefined; thru: string }[] = [];
  let from: string | undefined;
  for (const days of noted.toSorted((one, other) => one.from.localeCompare(other.from))) {
    const last = addDays(days.from, -1);
    if (from === undefined || from <= last) free.push({ from, thru: last < thru ? last : thru });
    from = addDays(days.thru, 1);
  }
  free.push({ from, thru });
  return free.filter((days) => days.from === undefined || days.from <= days.thru);
}

interface ReckonedStep {
  readonly debt: InterestDebt;
  readonly amount: number;
  readonly line: ChargeLine;
  readonly noted: Omit<NewNoted, 'waived'>;
}

/** What a step comes to; nothing of one that comes to nothing, or to what was noted. */
function reckonStep({ debt, days, stretches, corrects }: Step): ReckonedStep[] {
  const gross = interestOf(stretches);
  const before = corrects && corrects.amount - corrects.waived + corrects.corrected;
  const after = corrects ? Math.max(0, gross - corrects.waived) : gross;
  const amount = after - (before ?? 0);
  if (amount === 0) return [];
  const words =
    corrects === undefined
      ? interestInWords({ debt, days, stretches, gross })
      : correctionInWords({ debt, corrects, stretches, gross, before: before ?? 0, after });
  const line: ChargeLine = {
    kind: corrects === undefined ? 'interest' : 'interest-correction',
    tariffId: null,
    quantity: null,
    unit: null,
    rate: null,
    amount,
    words,
    basis: { interest: { lineId: debt.lineId, ...days } },
  };
  const noted = { lineId: debt.lineId, ...days, amount, correctsId: corrects?.id ?? null };
  return [{ debt, amount, line, noted }];
}

/** What of each step is waived: of new interest alone, shared by what it comes to. */
function waivedOf(steps: readonly ReckonedStep[], { amount }: Waiver): number[] {
  const fresh = steps.map((step) => (step.noted.correctsId === null ? step.amount : 0));
  const all = fresh.reduce((sum, part) => sum + part, 0);
  if (all === 0) return fresh;
  return splitByLargestRemainder(Math.min(amount ?? all, all), fresh.map(String));
}

function waiverLine(amount: number, { reason, resolution }: Waiver): ChargeLine {
  return {
    kind: 'waiver',
    tariffId: null,
    quantity: null,
    unit: null,
    rate: null,
    amount: 0 - amount,
    words: waiverInWords(reason, resolution),
    basis: { description: reason },
  };
}

/** What is to be paid of the interest on each debt; what one is given back is taken off the others, the first of them first. */
function partsOf(
  steps: readonly ReckonedStep[],
  waived: readonly number[],
  dueOn: string,
): Charge['parts'] {
  const ofDebts = new Map<InterestDebt, number>();
  for (const [place, { debt, amount }] of steps.entries()) {
    ofDebts.set(debt, (ofDebts.get(debt) ?? 0) + amount - (waived[place] ?? 0));
  }
  const sums = [...ofDebts].map(([debt, amount]) => ({ debt, amount }));
  let given = sums.reduce((sum, { amount }) => sum - Math.min(amount, 0), 0);
  return sums.flatMap(({ debt, amount }) => {
    const taken = Math.min(Math.max(amount, 0), given);
    given -= taken;
    const left = amount - taken;
    const [first] = debt.parts;
    if (left <= 0 || first === undefined) return [];
    return [{ dueOn, amount: left, interestOnId: first.id }];
  });
}
