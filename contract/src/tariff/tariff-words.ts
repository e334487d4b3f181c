import { formatDecimal } from '../core/number/format-decimal.ts';
import { dayInFigures } from '../core/time/in-figures.ts';
import { type MeterType, meterTypeLabels, meterUnits } from '../meter/meter.labels.ts';
import { dayOfYearText, type Instalments } from './instalments.ts';
import { countedLabels, gardenConditionLabels, shareKeyLabels } from './tariff.labels.ts';
import type { TariffTerms } from './tariff-terms.ts';

/** A rate in złoty as people write it: '0,6212 zł', and with the grosze in any case: '30,00 zł'. */
export function rateText(rate: string): string {
  const [whole = '0', decimals = ''] = rate.split('.');
  return `${formatDecimal(Number(whole))},${decimals.padEnd(2, '0')}\u00a0zł`;
}

/** What a tariff costs in one line, as charges and the audit tell it (docs/product/tariffs.md#methods). */
export function termsInWords(terms: TariffTerms): string {
  switch (terms.method) {
    case 'per-area':
      return `${rateText(terms.rate)} za m²`;
    case 'per-garden':
      return [
        `${rateText(terms.rate)} od działki`,
        ...(terms.condition === 'every' ? [] : [lower(gardenConditionLabels[terms.condition])]),
      ].join(' ');
    case 'per-person':
      return `${rateText(terms.rate)} od osoby (${lower(countedLabels[terms.counts])}${
        terms.sharing === 'once-per-account' ? ', wspólne konto rozliczeniowe płaci raz' : ''
      })`;
    case 'per-meter':
      return `${rateText(terms.rate)} od licznika (${lower(meterTypeLabels[terms.meterType])})`;
    case 'consumption':
      return terms.segments
        .map((segment, index) => {
          const prices = tiersInWords(segment.tiers, terms.meterType);
          return index === 0 ? prices : `od ${dayInFigures(segment.from)}: ${prices}`;
        })
        .join('; ');
    case 'distribute': {
      const what =
        terms.of === 'amount'
          ? `${rateText(terms.total)} do podziału`
          : `straty w strefie po ${rateText(terms.rate)}`;
      const type = 'meterType' in terms ? terms.meterType : undefined;
      const meters = type === undefined ? '' : ` (${lower(meterTypeLabels[type])})`;
      return `${what}, ${lower(shareKeyLabels[terms.key])}${meters}`;
    }
    case 'missing-reading':
      return `${rateText(terms.rate)} od licznika bez odczytu (${lower(meterTypeLabels[terms.meterType])})`;
    case 'manual':
      return `${rateText(terms.rate)} od konta rozliczeniowego, wybierane ręcznie`;
  }
}

function tiersInWords(
  tiers: readonly { readonly upTo: string | null; readonly rate: string }[],
  type: MeterType,
): string {
  const unit = meterUnits[type];
  const prices = tiers.map(({ upTo, rate }, index) => {
    const before = tiers[index - 1]?.upTo;
    if (upTo !== null) return `do ${amountOf(upTo)}\u00a0${unit} ${rateText(rate)}`;
    return before ? `powyżej ${rateText(rate)}` : rateText(rate);
  });
  return `${prices.join(', ')} za ${unit}`;
}

function amountOf(quantity: string): string {
  return formatDecimal(Number(quantity));
}

/** A label within a sentence; names of the association keep their capitals. */
function lower(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/** When a fee is due: '30.06', and of several what share of it each is: '31.03 (1), 30.09 (2)'. */
export function instalmentsInWords(instalments: Instalments): string {
  const days = instalments.map(({ dueMonthDay }) => dayOfYearText(dueMonthDay));
  const weights = new Set(instalments.map(({ weight }) => Number(weight)));
  if (weights.size === 1) {
    return days.length === 1 ? days.join('') : `${days.join(', ')} (po równo)`;
  }
  return instalments
    .map(({ weight }, index) => `${days[index]} (udział ${amountOf(weight)})`)
    .join(', ');
}
