import type { BlockedReason } from '@grzadka/contract/charge/line/blocked-plot';
import { priceOf } from '@grzadka/contract/core/money/price-of';
import { splitByLargestRemainder } from '@grzadka/contract/core/money/split-by-largest-remainder';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { fromParts, toParts } from '@grzadka/contract/core/number/exact-decimal';
import { quantityPlaces } from '@grzadka/contract/meter/consumption/counted-chain';
import { type MeterType, meterUnits } from '@grzadka/contract/meter/meter.labels';
import { rateText } from '@grzadka/contract/tariff/tariff-words';
import type { Fee } from './fee.ts';
import { byOpening, payersOf } from './holding.ts';
import type { ChargedGarden, ChargedPlot } from './plot.ts';
import { type SharedTerms, weigh } from './share-weights.ts';
import type { ChargedTariff, ChargedZone, RunTerms } from './terms.ts';
import { quantityOnPaper } from './words.ts';
import { zoneLoss } from './zone-loss.ts';

/** The share of each plot in what is shared out, by its garden's id; plots that take no part are missing. */
export type Shares = ReadonlyMap<string, Fee | BlockedReason>;

/** A tariff that shares something out. */
export type SharedTariff = ChargedTariff & { readonly terms: SharedTerms };

const byName = new Intl.Collator('pl', { numeric: true });

/**
 * Shares an amount, or the loss of a zone, among the plots that somebody held; a loss among those with a meter of the zone. Plots
 * that are left out, and those whose weight is unknown, take no part; the shares of the others sum to the whole
 * (docs/product/charges.md#loss). Where there is nothing to share, or nothing to share it by, nobody owes anything.
 */
export function sharesOf(
  run: RunTerms,
  tariff: SharedTariff,
  plots: readonly ChargedPlot[],
): Shares {
  const { terms } = tariff;
  const zone = terms.of === 'loss' ? run.zones.find(({ id }) => id === terms.zoneId) : undefined;
  if (terms.of === 'loss' && !zone) throw new RangeError('a loss without its zone');
  const weighed = plots
    .filter((plot) => takesPart(plot, run, tariff, zone))
    .map((plot) => ({ plot, ...weigh(terms, plot, run, zone) }))
    .toSorted((one, other) => inOrder(one.plot.garden, other.plot.garden));
  const whole = wholeOf(terms, run, zone);
  const shares = new Map<string, Fee | BlockedReason>();
  for (const { plot, blocked } of weighed) {
    const reason = 'code' in whole ? whole : blocked;
    if (plot.garden && reason) shares.set(plot.garden.id, reason);
  }
  if ('code' in whole) return shares;

  const partners = weighed.filter(({ blocked }) => blocked === undefined);
  const weights = partners.map(({ weight }) => weight);
  const total = weights.reduce((sum, weight) => sum + toParts(Number(weight), quantityPlaces), 0n);
  if (total === 0n || whole.amount === 0) return shares;
  const amounts = splitByLargestRemainder(whole.amount, weights);
  for (const [place, { plot, weight, unit }] of partners.entries()) {
    const amount = amounts[place] ?? 0;
    if (!plot.garden || Number(weight) === 0) continue;
    const all = String(fromParts(total, quantityPlaces));
    shares.set(plot.garden.id, {
      quantity: weight,
      unit,
      rate: null,
      amount,
      factors: `${quantityOnPaper(weight, unit)} z ${quantityOnPaper(all, unit)} w kwocie ${whole.words}`,
      basis: {},
    });
  }
  return shares;
}

function inOrder(one: ChargedGarden | null, other: ChargedGarden | null): number {
  return (
    byName.compare(one?.name ?? '', other?.name ?? '') ||
    (one?.id ?? '').localeCompare(other?.id ?? '')
  );
}

/** Whether somebody pays there at all, and of a loss whether the plot has a meter of the zone. */
function takesPart(
  { garden, isSkipped, accounts, meters }: ChargedPlot,
  run: RunTerms,
  { proration }: SharedTariff,
  zone: ChargedZone | undefined,
): boolean {
  if (garden === null || isSkipped) return false;
  if (zone && !meters.some((meter) => meter.zoneId === zone.id && meter.role === 'plot'))
    return false;
  return payersOf(byOpening(accounts), run, proration).shares.length > 0;
}

/** What is shared out, in grosze and in words. */
function wholeOf(
  terms: SharedTerms,
  run: RunTerms,
  zone: ChargedZone | undefined,
): { amount: number; words: string } | BlockedReason {
  if (terms.of === 'amount') {
    const amount = priceOf('1', terms.total);
    return { amount, words: formatAmount(amount) };
  }
  if (!zone) return { amount: 0, words: formatAmount(0) };
  const loss = zoneLoss(zone, run);
  if (typeof loss !== 'number') return loss;
  const amount = priceOf(String(loss), terms.rate);
  return {
    amount,
    words: `${formatAmount(amount)} (straty ${lossText(loss, zone.type)} × ${rateText(terms.rate)})`,
  };
}

function lossText(loss: number, type: MeterType): string {
  return quantityOnPaper(String(loss), meterUnits[type]);
}
