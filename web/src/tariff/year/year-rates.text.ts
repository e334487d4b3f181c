import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { meterUnits } from '@grzadka/contract/meter/meter.labels';
import { latestTiers } from '@grzadka/contract/tariff/tariff-rates';
import type { TariffTerms } from '@grzadka/contract/tariff/tariff-terms';
import type { FeeKindOfYear } from '@grzadka/contract/tariff/tariff-year.model';
import { tariffText } from '../tariff.text.ts';

/** The texts of the screen on which the rates of a year are set. */
export const yearRatesText = {
  otherYear: (year: number) => `Rok ${year}`,
  saved: (year: number) => `Zapisano stawki na rok ${year}`,
  resolution: 'Uchwała',
  resolutionHint:
    'Dotyczy stawek, które tu wpiszesz albo zmienisz. Pozostałe zachowują swoją uchwałę.',
  resolutionFrom: 'Skąd uchwała',
  resolutionOf: { existing: 'Wybierz z listy', new: 'Dodaj nową' },
  newResolution: (number: string) => (number === '' ? '(nowa)' : `${number} (nowa)`),
  rates: 'Stawki',
  ratesHint: (before: number) =>
    `Puste pole nie zmienia niczego: stawka z roku ${before} bez daty końcowej obowiązuje dalej.`,
  copy: (before: number) => `Skopiuj stawki z ${before}`,
  copied: (count: number) =>
    count === 0 ? 'Nie ma pustych pól do wypełnienia' : `Wypełniono pola: ${formatDecimal(count)}`,
  undo: 'Cofnij',
  emptied: (count: number) => `Opróżniono pola: ${formatDecimal(count)}`,
  noKinds: 'Nie ma aktywnych rodzajów opłat. Dodaj je: Opłaty → Rodzaje opłat.',
  noRate: '(bez stawki)',
  proposed: (method: string, dueDays: string) => `Proponowane: ${method}, ${dueDays}`,
  setMethod: 'Ustal sposób naliczania',
  changes: 'Zmienia się w ciągu roku',
  showTariffs: 'Pokaż stawki',
} as const;

/** What the field of each rate is called, in the order of the rates. */
export function rateLabels(terms: TariffTerms): readonly string[] {
  if (terms.method !== 'consumption') {
    return ['total' in terms ? tariffText.total : tariffText.rates[terms.method]];
  }
  const unit = meterUnits[terms.meterType];
  const tiers = latestTiers(terms);
  return tiers.map(({ upTo }, index) => {
    if (upTo !== null) return `Do ${formatDecimal(Number(upTo))} ${unit} (zł)`;
    const below = tiers[index - 1]?.upTo;
    return below
      ? `Powyżej ${formatDecimal(Number(below))} ${unit} (zł)`
      : tariffText.tierRate(unit);
  });
}

/** What is said of what a fee kind costs in the year as it is stored. */
export function standingText({ own, before }: FeeKindOfYear, year: number): string | undefined {
  if (own) return `ustalona uchwałą ${own.resolution.number}`;
  const end = before?.validThru;
  return end && end < `${year}-01-01` ? `obowiązywała do ${dayInFigures(end)}` : undefined;
}
