import type { Instalments } from './instalments.ts';
import type { TariffTerms } from './tariff-terms.ts';

type TermsOf<Method> = Extract<TariffTerms, { method: Method }>;

/** How a fee is reckoned, without what it costs. */
type UsualTerms =
  | Pick<TermsOf<'per-area'>, 'method'>
  | Omit<TermsOf<'per-garden'>, 'rate'>
  | Omit<TermsOf<'per-person'>, 'rate'>
  | Omit<TermsOf<'per-meter'>, 'rate'>
  | Omit<TermsOf<'consumption'>, 'segments'>
  | Omit<TermsOf<'missing-reading'>, 'rate'>
  | Pick<TermsOf<'manual'>, 'method'>;

/** How most gardens reckon a fee, and when it is due. */
interface UsualTariff {
  readonly terms: UsualTerms;
  readonly instalments: Instalments;
}

/** By when what is paid for a year is due by the statute of the PZD, and what meters counted in the season. */
const midyear: Instalments = [{ dueMonthDay: '06-30', weight: '1' }];
const afterSeason: Instalments = [{ dueMonthDay: '10-31', weight: '1' }];

/** The ids of the fee kinds that are there from the start end with their place. */
const seeded = '019e0000-0000-7000-8000-';

/** Those of the fee kinds that are there from the start, in their places; interest has no tariff. */
const usual: readonly UsualTariff[] = [
  { terms: { method: 'per-area' }, instalments: midyear },
  { terms: { method: 'per-area' }, instalments: midyear },
  { terms: { method: 'per-garden', condition: 'every' }, instalments: midyear },
  { terms: { method: 'consumption', meterType: 'WaterMeter' }, instalments: afterSeason },
  {
    terms: { method: 'per-meter', meterType: 'ElectricityMeter', role: null },
    instalments: midyear,
  },
  { terms: { method: 'consumption', meterType: 'ElectricityMeter' }, instalments: afterSeason },
  { terms: { method: 'per-garden', condition: 'every' }, instalments: midyear },
  {
    terms: { method: 'per-person', counts: 'members', sharing: 'once-per-account' },
    instalments: midyear,
  },
  { terms: { method: 'manual' }, instalments: midyear },
  { terms: { method: 'per-garden', condition: 'every' }, instalments: midyear },
  { terms: { method: 'missing-reading', meterType: 'WaterMeter' }, instalments: afterSeason },
];

/** What is proposed for the first tariff of a fee kind; undefined for one that a garden added itself, and for interest: docs/product/tariffs.md#first-tariffs. */
export function usualTariff(feeKindId: string): UsualTariff | undefined {
  return feeKindId.startsWith(seeded)
    ? usual[Number(feeKindId.slice(seeded.length)) - 1]
    : undefined;
}
