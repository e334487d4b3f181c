import { dayOfYearText, type Instalments } from '@grzadka/contract/tariff/instalments';
import type { TariffDetails } from '@grzadka/contract/tariff/tariff.model';
import type { TariffTerms } from '@grzadka/contract/tariff/tariff-terms';
import { usualTariff } from '@grzadka/contract/tariff/usual-tariffs';

/** A price within a tier, and prices from a day on, as a form begins with them. */
export const newTier = { upTo: '', rate: '' };
export const newSegment = { from: '', tiers: [newTier] };

/** An instalment as a form begins with it. */
export const newInstalment = { dueMonthDay: '', weight: '1' };

/** The data of every method at once, so that nothing typed is lost when another one is chosen: what is sent is the chosen one's. */
const newTerms = {
  method: 'per-area',
  rate: '',
  total: '',
  condition: 'every',
  counts: 'members',
  sharing: 'each',
  meterType: 'WaterMeter',
  role: '',
  of: 'amount',
  zoneId: '',
  key: 'equal',
  segments: [newSegment],
};

/** What the form of a new tariff starts with. */
export const newTariff = { terms: newTerms, instalments: [newInstalment] };

/** What the form of a tariff starts with, as people write numbers and days. */
export function typedTariff({ feeKind, resolution, terms, instalments }: TariffDetails) {
  return {
    feeKindId: feeKind.id,
    resolutionId: resolution.id,
    terms: typedTerms(terms),
    instalments: typedInstalments(instalments),
  };
}

/** What the form of the first tariff of a fee kind starts with, from a year on: what most gardens do, without what it costs; nothing where that is not known. */
export function proposedTariff(feeKindId: string, year: string) {
  const usual = usualTariff(feeKindId);
  if (usual === undefined) return {};
  const { terms, instalments } = usual;
  return {
    terms: {
      ...newTerms,
      ...terms,
      ...('role' in terms && { role: terms.role ?? '' }),
      segments: [{ ...newSegment, from: `${year}-01-01` }],
    },
    instalments: typedInstalments(instalments),
  };
}

function typedInstalments(instalments: Instalments) {
  return instalments.map(({ dueMonthDay, weight }) => ({
    dueMonthDay: dayOfYearText(dueMonthDay),
    weight: withComma(weight),
  }));
}

function typedTerms(terms: TariffTerms) {
  return {
    ...newTerms,
    ...terms,
    ...('rate' in terms && { rate: withComma(terms.rate) }),
    ...('total' in terms && { total: withComma(terms.total) }),
    // A tariff from before one could say so has none: it is to be chosen.
    ...('total' in terms && terms.key === 'consumption' && { meterType: terms.meterType ?? '' }),
    ...('role' in terms && { role: terms.role ?? '' }),
    ...('segments' in terms && {
      segments: terms.segments.map(({ from, tiers }) => ({
        from,
        tiers: tiers.map(({ upTo, rate }) => ({
          upTo: upTo === null ? '' : withComma(upTo),
          rate: withComma(rate),
        })),
      })),
    }),
  };
}

/** A decimal as people write it. */
export function withComma(decimal: string): string {
  return decimal.replace('.', ',');
}
