import type { BlockedReason } from '@grzadka/contract/charge/line/blocked-plot';
import { counted, type Forms } from '@grzadka/contract/core/counted';
import { priceOf } from '@grzadka/contract/core/money/price-of';
import { splitByLargestRemainder } from '@grzadka/contract/core/money/split-by-largest-remainder';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { areaSourceLabels } from '@grzadka/contract/garden/garden-area.record';
import type { MeterType } from '@grzadka/contract/meter/meter.labels';
import type { TariffTerms } from '@grzadka/contract/tariff/tariff-terms';
import { rateText } from '@grzadka/contract/tariff/tariff-words';
import type { Fee } from './fee.ts';
import { holdsOn } from './holding.ts';
import { hadDevice, isUnread } from './metered/devices.ts';
import type { ChargedGarden, ChargedPlot, PlotAccount, PlotMeter } from './plot.ts';
import type { RunTerms } from './terms.ts';
import { quantityOnPaper, squareMetres } from './words.ts';

type TermsOf<Method extends TariffTerms['method']> = Extract<TariffTerms, { method: Method }>;

/** What a plot owes by a rate of its own, whatever others owe. */
export type RateTerms = Exclude<TariffTerms, { method: 'consumption' | 'distribute' }>;

/** For whom a fee is reckoned. */
interface Place {
  readonly run: RunTerms;
  readonly feeKindId: string;
  readonly plot: ChargedPlot;
  /** Null where nobody held the plot. */
  readonly account: PlotAccount | null;
}

/** What a fee by rate comes to for the whole period; null where none is owed (docs/product/tariffs.md#methods). */
export function rateFee(terms: RateTerms, place: Place): Fee | BlockedReason | null {
  const { plot, run } = place;
  if (terms.method === 'manual') return manualFee(terms, place);
  if (plot.garden === null) return null;
  switch (terms.method) {
    case 'per-area':
      return areaFee(terms, plot.garden);
    case 'per-garden':
      return countedFee(isMet(terms, plot, run) ? 1 : 0, plots, terms.rate);
    case 'per-person':
      return personFee(terms, personsOf(terms, place));
    case 'per-meter':
      return meterFee(plot.meters.filter(isCharged(terms, run.referenceDay)), meters, terms.rate);
    case 'missing-reading':
      return meterFee(unreadMeters(terms.meterType, plot, run), unread, terms.rate);
  }
}

const plots: Counted = { unit: 'dz.', forms: { one: 'działka', few: 'działki', many: 'działek' } };
const persons: Counted = { unit: 'os.', forms: { one: 'osoba', few: 'osoby', many: 'osób' } };
const meters: Counted = {
  unit: 'licz.',
  forms: { one: 'licznik', few: 'liczniki', many: 'liczników' },
};
const unread: Counted = {
  unit: 'licz.',
  forms: {
    one: 'licznik bez odczytu',
    few: 'liczniki bez odczytu',
    many: 'liczników bez odczytu',
  },
};

/** What is counted, in a word and shortened. */
interface Counted {
  readonly unit: string;
  readonly forms: Forms;
}

function areaFee(
  { rate }: TermsOf<'per-area'>,
  { area, areaSource }: ChargedGarden,
): Fee | BlockedReason {
  if (area === null || areaSource === null) return { code: 'no-area' };
  const source = areaSource === 'other' ? '' : ` (${areaSourceLabels[areaSource]})`;
  return {
    quantity: area,
    unit: squareMetres,
    rate,
    amount: priceOf(area, rate),
    factors: `${quantityOnPaper(area, squareMetres)}${source} × ${rateText(rate)}`,
    basis: { area: { area, source: areaSource } },
  };
}

function countedFee(count: number, { unit, forms }: Counted, rate: string): Fee | null {
  if (count === 0) return null;
  return {
    quantity: String(count),
    unit,
    rate,
    amount: priceOf(String(count), rate),
    factors: `${counted(count, forms)} × ${rateText(rate)}`,
    basis: {},
  };
}

function meterFee(charged: readonly PlotMeter[], words: Counted, rate: string): Fee | null {
  const fee = countedFee(charged.length, words, rate);
  return fee && { ...fee, basis: { meterIds: charged.map(({ id }) => id).toSorted() } };
}

/** Whether a meter is one of those that a fee is asked for: one in use, with a device on the day. */
function isCharged(
  { meterType, role }: Pick<TermsOf<'per-meter'>, 'meterType' | 'role'>,
  day: string,
) {
  return (meter: PlotMeter) =>
    meter.active &&
    meter.type === meterType &&
    (role === null || meter.role === role) &&
    hadDevice(meter, { from: day, thru: day });
}

/** Meters of the plot's own of a type that nobody read in the run's days. */
function unreadMeters(type: MeterType, plot: ChargedPlot, run: RunTerms): PlotMeter[] {
  return plot.meters.filter(
    (meter) => meter.type === type && meter.role === 'plot' && isUnread(meter, run.readingWindow),
  );
}

function isMet(
  { condition }: TermsOf<'per-garden'>,
  { garden, meters: ofPlot }: ChargedPlot,
  { referenceDay }: RunTerms,
): boolean {
  const hasMeter = (meterType: MeterType) =>
    ofPlot.some(isCharged({ meterType, role: null }, referenceDay));
  switch (condition) {
    case 'every':
      return true;
    case 'water-meter':
      return hasMeter('WaterMeter');
    case 'electricity-meter':
      return hasMeter('ElectricityMeter');
    case 'water-connection':
      return garden?.water ?? false;
    case 'electricity-connection':
      return garden?.electricity ?? false;
  }
}

/** How many persons count: those declared for the plot, or the account's members of PZD. */
function personsOf({ counts }: TermsOf<'per-person'>, { run, plot, account }: Place): number {
  if (counts === 'residents') return plot.garden?.residents ?? 0;
  if (account === null) return 0;
  // Who takes the plot over within the period is counted as of that day.
  const day = [run.referenceDay, account.openedOn ?? run.referenceDay].toSorted().at(-1) ?? '';
  const members = account.holders.filter(
    (holder) =>
      holdsOn(holder, day) && holder.memberships.some((membership) => holdsOn(membership, day)),
  );
  return new Set(members.map(({ partyId }) => partyId)).size;
}

function personFee({ rate, sharing }: TermsOf<'per-person'>, count: number): Fee | null {
  if (sharing === 'each' || count < 2) return countedFee(count, persons, rate);
  const amount = priceOf('1', rate);
  const shares = splitByLargestRemainder(
    amount,
    Array.from({ length: count }, () => '1'),
  );
  return {
    quantity: '1',
    unit: 'konto',
    rate,
    amount,
    factors: `${rateText(rate)} na konto rozliczeniowe, ${counted(count, persons.forms)} (${shares.map(formatAmount).join(' + ')})`,
    basis: {},
  };
}

function manualFee({ rate }: TermsOf<'manual'>, { account, feeKindId }: Place): Fee | null {
  const chosen = account?.amounts.find((one) => one.feeKindId === feeKindId);
  if (chosen === undefined) return null;
  const isTariffs = chosen.amount === null;
  const amount = chosen.amount ?? priceOf('1', rate);
  return {
    quantity: isTariffs ? '1' : null,
    unit: isTariffs ? 'konto' : null,
    rate: isTariffs ? rate : null,
    amount,
    factors: isTariffs ? `1\u00a0konto rozliczeniowe × ${rateText(rate)}` : wordsByHand(chosen),
    basis: chosen.description === null ? {} : { description: chosen.description },
  };
}

function wordsByHand({ description }: PlotAccount['amounts'][number]): string {
  const words = 'kwota ustalona ręcznie';
  return description === null ? words : `${words} (${description})`;
}
// x
