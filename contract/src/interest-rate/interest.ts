import { readDecimal } from '../core/money/decimal-parts.ts';
import { divideHalfUp } from '../core/number/exact-decimal.ts';
import { dayNumber, dayOfNumber } from '../core/time/day-number.ts';

/** A rate of interest: percent per year, a decimal as text, from a day on until the next one begins. */
export interface DatedRate {
  readonly validFrom: string;
  readonly percent: string;
}

/** Days from one to another, both included. */
export interface Days {
  readonly from: string;
  readonly thru: string;
}

/** A part of a debt that bears interest once it is overdue: amounts in grosze, days as 'YYYY-MM-DD'. */
export interface OverduePart {
  /** The last day on which it is paid in time. */
  readonly effectiveDueOn: string;
  readonly amount: number;
  /** What covers it, by the days that count for interest. */
  readonly paid: readonly { readonly day: string; readonly amount: number }[];
  /** Days on which it bears none although it is overdue, as by an agreement that defers it so. */
  readonly withoutInterest?: readonly Days[];
}

/** Days on which the same was overdue at the same rate; no rate is known of days before the first one. */
export interface InterestStretch extends Days {
  readonly days: number;
  /** What was overdue and open on each of these days, in grosze. */
  readonly open: number;
  readonly percent: string | null;
}

/** The days of a year, whatever year it is. */
const daysOfYear = 365n;

/** Decimals of a percentage that are reckoned with. */
const percentPlaces = 6;

/**
 * The stretches of days on which parts of one debt bear interest, up to and with the last day of the range, in their order: each part
 * from the day after its term until and with the day of its payment (docs/product/interest.md#rule). Without `from` they begin with the
 * first such day.
 */
export function interestStretches(
  parts: readonly OverduePart[],
  rates: readonly DatedRate[],
  { from, thru }: { readonly from?: string | undefined; readonly thru: string },
): InterestStretch[] {
  const counted = parts.map(countedPart);
  const dated = inOrder(rates);
  const first = Math.min(...counted.map((part) => part.first));
  const begin = from === undefined ? first : Math.max(first, numberOf(from));
  const end = numberOf(thru) + 1;
  if (!(begin < end)) return [];
  const cuts = new Set([begin]);
  const cut = (day: number) => {
    if (day > begin && day < end) cuts.add(day);
  };
  for (const part of counted) {
    cut(part.first);
    for (const { last } of part.paid) cut(last + 1);
    for (const free of part.free) {
      cut(free.first);
      cut(free.last + 1);
    }
  }
  for (const rate of dated) cut(rate.from);
  const days = [...cuts].toSorted((one, other) => one - other);
  const stretches: Counted[] = [];
  for (const [place, day] of days.entries()) {
    const last = (days[place + 1] ?? end) - 1;
    const open = counted.reduce((sum, part) => sum + openOn(part, day), 0);
    if (open === 0) continue;
    const percent = dated.findLast((rate) => rate.from <= day)?.percent ?? null;
    const before = stretches.at(-1);
    if (before?.last === day - 1 && before.open === open && before.percent === percent) {
      before.last = last;
    } else {
      stretches.push({ first: day, last, open, percent });
    }
  }
  return stretches.map((stretch) => ({
    from: dayOf(stretch.first),
    thru: dayOf(stretch.last),
    days: stretch.last - stretch.first + 1,
    open: stretch.open,
    percent: stretch.percent,
  }));
}

/**
 * What stretches come to in grosze: open × percent × days ÷ 36 500, summed exactly and rounded once (docs/product/interest.md#rule).
 * Throws a `RangeError` where the rate of one is not known.
 */
export function interestOf(
  stretches: readonly Pick<InterestStretch, 'days' | 'open' | 'percent'>[],
): number {
  const sum = stretches.reduce((sofar, { days, open, percent }) => {
    if (percent === null) throw new RangeError('no rate is known');
    return sofar + BigInt(open) * BigInt(days) * inParts(percent);
  }, 0n);
  return Number(divideHalfUp(sum, 100n * daysOfYear * 10n ** BigInt(percentPlaces)));
}

/** The first day on which something bears interest and no rate is known; undefined where each is. */
export function firstDayWithoutRate(stretches: readonly InterestStretch[]): string | undefined {
  return stretches.find(({ percent }) => percent === null)?.from;
}

interface Counted {
  readonly first: number;
  last: number;
  readonly open: number;
  readonly percent: string | null;
}

/** A part with its days as numbers; `first` is that of the day after its term. */
function countedPart({ effectiveDueOn, amount, paid, withoutInterest = [] }: OverduePart) {
  return {
    first: numberOf(effectiveDueOn) + 1,
    amount,
    paid: paid.map((payment) => ({ last: numberOf(payment.day), amount: payment.amount })),
    free: withoutInterest.map(({ from, thru }) => ({
      first: numberOf(from),
      last: numberOf(thru),
    })),
  };
}

/** What of a part is overdue on a day: what is paid on that very day still is. */
function openOn(
  { first, amount, paid, free }: ReturnType<typeof countedPart>,
  day: number,
): number {
  if (day < first || free.some((days) => days.first <= day && day <= days.last)) return 0;
  const covered = paid.reduce(
    (sum, payment) => (payment.last < day ? sum + payment.amount : sum),
    0,
  );
  return Math.max(0, amount - covered);
}

function inParts(percent: string): bigint {
  const known = percents.get(percent);
  if (known !== undefined) return known;
  const { parts, places } = readDecimal(percent);
  const counted = parts * 10n ** BigInt(percentPlaces - places);
  percents.set(percent, counted);
  return counted;
}

// A note counts the same days of the calendar, by the same rates, for each of tens of thousands of debts.
const numbers = new Map<string, number>();
const days = new Map<number, string>();
const percents = new Map<string, bigint>();
const orders = new WeakMap<readonly DatedRate[], readonly CountedRate[]>();

interface CountedRate {
  readonly from: number;
  readonly percent: string;
}

/** The rates by their first days. */
function inOrder(rates: readonly DatedRate[]): readonly CountedRate[] {
  const known = orders.get(rates);
  if (known !== undefined) return known;
  const dated = rates
    .map(({ validFrom, percent }) => ({ from: dayNumber(validFrom), percent }))
    .toSorted((one, other) => one.from - other.from);
  orders.set(rates, dated);
  return dated;
}

function numberOf(day: string): number {
  const known = numbers.get(day);
  if (known !== undefined) return known;
  const number = dayNumber(day);
  numbers.set(day, number);
  return number;
}

function dayOf(number: number): string {
  const known = days.get(number);
  if (known !== undefined) return known;
  const day = dayOfNumber(number);
  days.set(number, day);
  return day;
}
