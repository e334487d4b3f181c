import type { TariffTerms } from './tariff-terms.ts';

/** What a rate is called by where a tariff has several: up to how much it holds; null: what is above the others, or it is the only one. */
interface Tier {
  readonly upTo: string | null;
  readonly rate: string;
}

type Consumption = Extract<TariffTerms, { method: 'consumption' }>;

/** The tiers of what a meter counts at its latest price. */
export function latestTiers({ segments }: Consumption): readonly Tier[] {
  return segments.at(-1)?.tiers ?? [];
}

/**
 * The figures of a tariff that a resolution sets each year, in złoty: the rate, the total to be shared out, or of what a
 * meter counts the latest price, a figure for each tier (docs/product/tariffs.md#rates-of-a-year).
 */
export function ratesOf(terms: TariffTerms): readonly string[] {
  if (terms.method === 'consumption') return latestTiers(terms).map(({ rate }) => rate);
  return ['total' in terms ? terms.total : terms.rate];
}

/**
 * The same terms with other rates, as many as `ratesOf` gives, from a day on, 'YYYY-MM-DD': method, limits and conditions stay, and
 * prices of other days are left behind.
 */
export function withRates(terms: TariffTerms, rates: readonly string[], from: string): TariffTerms {
  if (terms.method === 'consumption') {
    const tiers = latestTiers(terms).map((tier, index) => ({
      ...tier,
      rate: rates[index] ?? tier.rate,
    }));
    return { ...terms, segments: [{ from, tiers }] };
  }
  const [rate = ''] = rates;
  return 'total' in terms ? { ...terms, total: rate } : { ...terms, rate };
}

/** Whether two lists of rates are the same, however their figures are written: '0.5' is '0.50'. */
export function areSameRates(one: readonly string[], other: readonly string[]): boolean {
  return (
    one.length === other.length && one.every((rate, index) => Number(rate) === Number(other[index]))
  );
}
