import type { Figure, Target, Unit } from '../figures/figure.ts';

/** A figure in words, ready for a table. */
export interface Verdict {
  readonly measured: string;
  /** The smallest and the largest round, without the unit. */
  readonly spread: string;
  readonly baseline: string;
  readonly ratio: string;
  readonly target: string;
  readonly isMet: boolean;
  /** How many times as much, or as little, it is as the target: above 1 where it falls short. */
  readonly farFrom: number;
}

/** Judges a figure by its target. Throws for one without rounds, and for a ratio without a baseline. */
export function judge({ name, unit, rounds, baseline, target }: Figure): Verdict {
  if (rounds.length === 0) throw new Error(`${name}: not measured`);
  const value = median(rounds);
  const base = baseline && median(baseline.rounds);
  const ratio = base === undefined ? undefined : value / base;
  const judged = target.of === 'ratio' ? ratio : value;
  if (judged === undefined) throw new Error(`${name}: a ratio to what?`);
  return {
    measured: inUnit(value, unit),
    spread: `${round(Math.min(...rounds))}–${round(Math.max(...rounds))}`,
    baseline: base === undefined ? '' : inUnit(base, unit),
    ratio: ratio === undefined ? '' : round(ratio),
    target: describe(target, unit),
    isMet: 'atMost' in target ? judged <= target.atMost : judged >= target.atLeast,
    farFrom: 'atMost' in target ? judged / target.atMost : target.atLeast / judged,
  };
}

/** The middle of the values; of an even number of them the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

function describe(target: Target, unit: Unit): string {
  const amount = 'atMost' in target ? target.atMost : target.atLeast;
  const sign = 'atMost' in target ? '≤' : '≥';
  return target.of === 'ratio'
    ? `${sign} ${round(amount)} × baseline`
    : `${sign} ${inUnit(amount, unit)}`;
}

function inUnit(value: number, unit: Unit): string {
  return `${round(value)} ${unit}`.trimEnd();
}

/** Three digits that count; more only of what is larger. */
function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : Number(value.toPrecision(3)).toString();
}
