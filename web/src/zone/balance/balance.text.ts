import { formatAmount } from '@grzadka/contract/core/number/amount';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { type MeterRole, type MeterType, meterUnits } from '@grzadka/contract/meter/meter.labels';
import { highLossFrom } from '@grzadka/contract/zone/loss-balance';
import type { LossBalance } from '@grzadka/contract/zone/loss-balance.model';
import type { Days } from './balance-period.ts';

/** The texts of a zone's balance. */
export const balanceText = {
  period: 'Za jaki okres policzyć straty',
  periodHint:
    'Najpewniejszy wynik dają dni, w których odczytano licznik główny i liczniki działek.',
  from: 'Od dnia',
  thru: 'Do dnia',
  price: (type: MeterType) => `Cena za ${meterUnits[type]} (zł)`,
  priceHint: 'Może pozostać puste',
  show: 'Policz straty',
  title: ({ from, thru }: Days) => `Straty od ${dayInFigures(from)} do ${dayInFigures(thru)}`,
  failed: 'Nie udało się policzyć strat.',
  print: 'Drukuj',
  noPeriod: 'Podaj dni, za które policzyć straty. Licznik główny ma mniej niż dwa odczyty.',
  noMainMeter:
    'Strefa nie ma licznika głównego, więc strat nie da się policzyć. Dodaj licznik główny.',
  mainUnknown:
    'Strat nie da się policzyć, bo za te dni nie wiadomo, ile pokazał licznik główny. Wybierz dni między jego odczytami albo sprawdź je.',
  atMost:
    'Zużycie niektórych liczników jest nieznane i nie zostało odjęte. Prawdziwa strata może być mniejsza.',
  high: (type: MeterType) =>
    `Duża strata (od ${percentText(highLossFrom[type])}). Sprawdź, czy nie ma wycieku, poboru bez licznika albo liczników, których nikt nie odczytał.`,
  negative: 'Liczniki działek pokazują razem więcej niż licznik główny. Sprawdź:',
  negativeMain:
    'Liczniki działek pokazują razem więcej niż licznik główny. Sprawdź odczyty licznika głównego.',
  loss: 'Strata',
  cost: 'Wartość straty',
  unknown: 'nieznana',
  unknownSum: 'nieznane',
  atMostPrefix: 'co najwyżej',
  lines: 'Liczniki strefy',
  linesHint: 'Na początku stoją liczniki, których zużycie jest niepewne.',
  linesLater: 'Zużycie każdego licznika pokaże się, gdy straty będą policzone.',
  meter: 'Licznik',
  sums: {
    main: 'Liczniki główne',
    common: 'Liczniki wspólne',
    plot: 'Liczniki działkowe',
  } satisfies Record<MeterRole, string>,
} as const;

/** How many of a zone's meters are known how well: 'Pewne: 97 z 100 · Oszacowane: 2 · Nieustalone: 1'. */
export function coverageText({
  total,
  certain,
  estimated,
  undetermined,
}: LossBalance['coverage']): string {
  return [
    `Pewne: ${formatDecimal(certain)} z ${formatDecimal(total)}`,
    ...(estimated > 0 ? [`Oszacowane: ${formatDecimal(estimated)}`] : []),
    ...(undetermined > 0 ? [`Nieustalone: ${formatDecimal(undetermined)}`] : []),
  ].join(' · ');
}

/** What a zone loses: '119,6 m³ (9,6 %)', 'co najwyżej 119,6 m³ (9,6 %)' or 'nieznana'. */
export function lossText({ loss, share, certainty }: LossBalance, type: MeterType): string {
  if (loss === null) return balanceText.unknown;
  const told = quantityText(loss, type);
  return atMost(certainty, share === null ? told : `${told} (${percentText(share)})`);
}

/** What the loss costs; undefined where no price was given, or the loss is unknown. */
export function costText({ cost, certainty }: LossBalance): string | undefined {
  return cost === null ? undefined : atMost(certainty, formatAmount(cost));
}

/** The consumption of all meters of a role, with its unit. */
export function sumText(sum: number | null, type: MeterType): string {
  return sum === null ? balanceText.unknownSum : quantityText(sum, type);
}

function atMost(certainty: LossBalance['certainty'], told: string): string {
  return certainty === 'at-most' ? `${balanceText.atMostPrefix} ${told}` : told;
}

function quantityText(quantity: number, type: MeterType): string {
  return `${formatDecimal(quantity)}\u00A0${meterUnits[type]}`;
}

function percentText(percent: number): string {
  return `${formatDecimal(percent)}\u00A0%`;
}
