import { tariffEndpoints } from '@grzadka/contract/tariff/tariff.endpoints';
import { tariffRecord } from '@grzadka/contract/tariff/tariff.record';
import { ratesOf } from '@grzadka/contract/tariff/tariff-rates';
import type { FeeKindOfYear, TariffOfYear } from '@grzadka/contract/tariff/tariff-year.model';
import { callQuery } from '../../core/api/call-query.ts';
import { withComma } from '../typed-tariff.ts';

/** The price of every active fee kind in a year. */
export function yearQuery(year: number) {
  const asked = { query: { year: String(year) } };
  return callQuery([tariffRecord.name, 'year', year], tariffEndpoints.year, asked);
}

/** What the rates of a year rest on where one rate says them: its own tariff, or that of the year before. */
export function basisOf({ own, before, changes }: FeeKindOfYear): TariffOfYear | null {
  return changes ? null : (own ?? before);
}

/** The rates of a fee kind as they are typed; none where it has no field. */
export interface TypedRow {
  readonly feeKindId: string;
  readonly rates: string[];
}

/** What the row of a kind starts with: the year's own rates, else empty fields. */
export function startRow(item: FeeKindOfYear): TypedRow {
  const basis = basisOf(item);
  const rates = basis ? ratesOf(basis.terms) : [];
  return {
    feeKindId: item.feeKind.id,
    rates: rates.map((rate) => (item.own ? withComma(rate) : '')),
  };
}

/** The rates of the year before as they are typed, for the fields of a kind that the year has no rate of. */
export function ratesBefore(item: FeeKindOfYear): string[] {
  return item.own || item.changes || !item.before
    ? []
    : ratesOf(item.before.terms).map((rate) => withComma(rate));
}

/** What a save says it has seen. */
export function knownOf(items: readonly FeeKindOfYear[]) {
  return items.flatMap(({ before, own }) =>
    [before, own].flatMap((one) => (one ? [{ id: one.id, version: one.version }] : [])),
  );
}

/**
 * The resolution that one has in mind: that on which the rates of the year rest, or else the latest one; '' where that is none, or is
 * the one on which rates of the year before rest, so that there will be a new one.
 */
export function likelyResolution(
  items: readonly FeeKindOfYear[],
  resolutions: readonly { readonly id: string }[],
): string {
  const common = commonResolution(items);
  if (resolutions.some(({ id }) => id === common)) return common;
  const latest = resolutions[0]?.id ?? '';
  return items.some(({ before }) => before?.resolution.id === latest) ? '' : latest;
}

/** The resolution on which all rates of the year rest that are set; '' where there are none, or several. */
function commonResolution(items: readonly FeeKindOfYear[]): string {
  const ids = new Set(items.flatMap(({ own }) => (own ? [own.resolution.id] : [])));
  const [id = ''] = ids;
  return ids.size === 1 ? id : '';
}
