import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import {
  type Consumption,
  type ConsumptionStep,
  consumptionStepLabels,
} from '@grzadka/contract/meter/consumption/consumption.model';

/** The texts of what was used at a meter. */
export const consumptionText = {
  title: 'Zużycie',
  table: 'Tabela zużycia',
  step: 'Jak podzielić zużycie',
  period: 'Okres',
  quantity: (unit: string) => `Zużycie (${unit})`,
  quality: 'Skąd wiadomo',
  noQuantity: '–',
  empty: 'Zużycie będzie tu widać od drugiego odczytu',
  failed: 'Nie udało się wczytać zużycia.',
  undetermined:
    'Części zużycia nie da się ustalić, bo odczyt jest mniejszy od poprzedniego. Otwórz wiersz „Nieustalone” i sprawdź jego odczyty. Błędny odczyt unieważnij. Jeśli licznik przeszedł przez zero, odpowiedz tak w „Do sprawdzenia”.',
  showPoints: (period: string) => `Z czego to wynika: ${period}`,
  pointsTitle: 'Z czego to wynika',
  estimate: '(szacunek)',
  rolledOver: 'licznik przeszedł przez zero',
  more: (count: number) => `Pokaż wcześniejsze (${count})`,
  chart: 'Wykres zużycia; te same dane zawiera tabela poniżej',
} as const;

/** The steps that are offered. None is shorter than what was read: nobody knows how a half year's use was spread. */
export const offeredSteps = ['interval', 'year'] as const satisfies readonly ConsumptionStep[];

export type OfferedStep = (typeof offeredSteps)[number];

/** What a step is called on its button. */
export const stepLabel = (step: OfferedStep): string => consumptionStepLabels[step];

/** The days of a consumption as people read them: a whole year by its number. */
export function periodText({ from, thru }: Pick<Consumption, 'from' | 'thru'>): string {
  const year = from.slice(0, 4);
  if (from === `${year}-01-01` && thru === `${year}-12-31`) return year;
  return `${dayInFigures(from)} – ${dayInFigures(thru)}`;
}
