import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import { dayNumber } from '@grzadka/contract/core/time/day-number';
import { cutByCalendar, dayAfter, type Period } from '@grzadka/contract/meter/consumption/periods';
import type { TariffDetails } from '@grzadka/contract/tariff/tariff.model';
import type { PlotAccount, Span } from './plot.ts';

/** Some days in the hands of one account, or of nobody. */
export interface Held extends Period {
  readonly account: PlotAccount | null;
}

/** Who pays what share of something, by weights. */
export interface Payers {
  readonly shares: readonly { readonly account: PlotAccount; readonly weight: number }[];
  /** What nobody held, as one more part. */
  readonly unheld: number;
  /** What the weights count; null where one pays the whole. */
  readonly countedBy: 'days' | 'months' | null;
}

/** Whether a day lies in a span. */
export function holdsOn({ from, thru }: Span, day: string): boolean {
  return (from === null || from <= day) && (thru === null || day <= thru);
}

const spanOf = ({ openedOn, closedOn }: PlotAccount): Span => ({ from: openedOn, thru: closedOn });

/** The accounts as they were opened, one since ever first. */
export function byOpening(accounts: readonly PlotAccount[]): PlotAccount[] {
  return accounts.toSorted(
    (one, other) =>
      (one.openedOn ?? '').localeCompare(other.openedOn ?? '') || one.number - other.number,
  );
}

/**
 * Who pays for a day: of several accounts the one that was opened first, and so of a handover the former one
 * (docs/product/charges.md#who-pays). They are given as they were opened.
 */
export function payerOn(accounts: readonly PlotAccount[], day: string): PlotAccount | null {
  return accounts.find((account) => holdsOn(spanOf(account), day)) ?? null;
}

/** The days cut where another account begins to pay, or nobody. */
export function heldPieces(accounts: readonly PlotAccount[], { from, thru }: Period): Held[] {
  const starts = accounts
    .flatMap(({ openedOn, closedOn }) => [openedOn, closedOn && dayAfter(closedOn)])
    .filter((day) => day !== null)
    .filter((day) => day > from && day <= thru);
  const firsts = [...new Set([from, ...starts])].toSorted();
  const pieces: Held[] = [];
  for (const [index, first] of firsts.entries()) {
    const next = firsts[index + 1];
    const last = next === undefined ? thru : dayBefore(next);
    const account = payerOn(accounts, first);
    const before = pieces.at(-1);
    if (before && before.account === account) pieces[pieces.length - 1] = { ...before, thru: last };
    else pieces.push({ account, from: first, thru: last });
  }
  return pieces;
}

/** The day of the calendar before. */
export function dayBefore(day: string): string {
  return addDays(day, -1);
}

/** How many days there are from one to another, both included. */
function daysIn({ from, thru }: Period): number {
  return dayNumber(thru) - dayNumber(from) + 1;
}

/**
 * Returns the shares of a fee for some days: all of it for the account that holds the plot on the reference day, or a share for
 * each account by its days, or by the months whose first day it held (docs/product/charges.md#who-pays). The accounts are passed,
 * and returned, in the order in which they were opened.
 */
export function payersOf(
  accounts: readonly PlotAccount[],
  { period, referenceDay }: { readonly period: Period; readonly referenceDay: string },
  proration: TariffDetails['proration'],
): Payers {
  if (proration === 'none') {
    const account = payerOn(accounts, referenceDay);
    return account
      ? { shares: [{ account, weight: 1 }], unheld: 0, countedBy: null }
      : { shares: [], unheld: 1, countedBy: null };
  }
  const held =
    proration === 'daily'
      ? heldPieces(accounts, period).map(({ account, ...days }) => ({
          account,
          weight: daysIn(days),
        }))
      : cutByCalendar(period, 'month').map((month) => ({
          account: payerOfMonth(accounts, month),
          weight: 1,
        }));
  const weightOf = (payer: PlotAccount | null) =>
    held.reduce((sum, { account, weight }) => sum + (account === payer ? weight : 0), 0);
  return {
    shares: accounts
      .map((account) => ({ account, weight: weightOf(account) }))
      .filter(({ weight }) => weight > 0),
    unheld: weightOf(null),
    countedBy: proration === 'daily' ? 'days' : 'months',
  };
}

/** Of a month on whose first day nobody held the plot it is who held it first within. */
function payerOfMonth(accounts: readonly PlotAccount[], month: Period): PlotAccount | null {
  return heldPieces(accounts, month).find(({ account }) => account !== null)?.account ?? null;
}
