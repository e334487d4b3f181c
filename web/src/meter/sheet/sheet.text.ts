import { counted } from '@grzadka/contract/core/counted';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { type MeterType, meterUnits } from '@grzadka/contract/meter/meter.labels';
import { formatDay } from '../../core/ui/format.ts';
import { valueText } from '../meter.text.ts';
import type { JudgedLine } from './judge-line.ts';
import type { SheetTime } from './kept-sheet.ts';
import type { LineState } from './line-state.ts';

const readings = { one: 'odczyt', few: 'odczyty', many: 'odczytów' };

/** The texts of the sheet of readings. */
export const sheetText = {
  title: 'Odczyty z kartki',
  list: 'Liczniki na kartce',
  day: 'Dzień odczytów',
  time: 'Godzina',
  dayMissing: 'Podaj dzień odczytów',
  fixedDay: 'Aby wpisać odczyty z innego dnia, zacznij nową kartkę.',
  ofDay: ({ day, time }: SheetTime) =>
    `Odczyty z ${dayInFigures(day)}${time === '' ? '' : `, godz. ${time}`}`,
  jump: 'Skocz do działki lub numeru',
  jumpShortcut: 'Skocz do działki lub numeru fabrycznego',
  notFound: 'Nie ma tego na kartce. Sprawdź numer albo zmień filtry.',
  settings: 'Filtry i kolejność',
  tooMany: (most: number, all: number) =>
    `Kartka mieści ${formatDecimal(most)} liczników, a pasuje ${formatDecimal(all)}. Wybierz sektor albo strefę.`,
  start: 'Nowa kartka',
  startTitle: 'Zacząć nową kartkę?',
  startQuestion: 'Zapisane odczyty zostają. Z kartki znikną wpisane wartości i podsumowanie.',
  startLost: (count: number) =>
    `Niezapisane wartości, które przepadną: ${formatDecimal(count)}. Najpierw zapisz je klawiszem Enter.`,
  summary: 'Podsumowanie',
  back: 'Wróć do wpisywania',
  print: 'Drukuj',
  plot: 'Działka',
  meter: 'Licznik',
  serialNumber: 'Numer fabryczny',
  before: 'Poprzednio',
  value: 'Odczyt',
  used: 'Zużycie',
  state: 'Stan',
  valueOf: (name: string) => `Odczyt: ${name}`,
  none: '–',
  saved: 'Ten odczyt jest już zapisany. Aby go zmienić, wybierz „Popraw”.',
  savedElsewhere: 'Ten odczyt jest już zapisany. Zmieni go ktoś, kto może unieważniać odczyty.',
  onItsWay: 'Ten odczyt właśnie się zapisuje. Poczekaj chwilę.',
  correct: 'Popraw',
  correctOf: (name: string) => `Popraw odczyt: ${name}`,
  notSaved: 'Jeszcze niezapisane. Naciśnij Enter.',
  saveAnswer: 'Zapisz odpowiedź',
  answered: (answer: string) => `Odpowiedź: ${answer.toLowerCase()}`,
  waits: 'Odczyt czeka w „Do sprawdzenia”.',
  allSaved: 'Wszystko zapisane',
  typed: (count: number) => counted(count, readings),
  keys: 'Enter – zapisz i niżej, Shift+Enter lub ↑ – wyżej, / – skocz do działki lub numeru',
} as const;

/** How a line stands, in a word. */
export const stateLabels = {
  empty: '',
  draft: 'Niezapisany',
  faulty: 'Do poprawienia',
  waiting: 'Zapisuje się',
  saved: 'Zapisany',
  refused: 'Odrzucony',
} as const satisfies Record<LineState, string>;

/** What stood on the dial before, and since when. */
export function beforeText({ before, isNewDevice }: JudgedLine, type: MeterType): string {
  if (before === null) return '(brak odczytu)';
  const value = valueText(before.value, type);
  return isNewDevice
    ? `${value} (nowy licznik, ${formatDay(before.at)})`
    : `${value} (${formatDay(before.at)})`;
}

/** What was used beside what is usual: '+3,1 m³, zwykle 3,4'. */
export function usageText({ used, usual }: JudgedLine, type: MeterType): string {
  const unit = meterUnits[type];
  const usually = usual === null ? undefined : formatDecimal(roughly(usual));
  if (used === null) return usually === undefined ? '' : `zwykle ${usually}\u00A0${unit}`;
  const rise = `+${formatDecimal(used)}\u00A0${unit}`;
  return usually === undefined ? rise : `${rise}, zwykle\u00A0${usually}`;
}

/** What is usual is no exact number: to the tenth. */
function roughly(value: number): number {
  return Math.round(value * 10) / 10;
}

const kinds = {
  WaterMeter: 'Wodomierze',
  ElectricityMeter: 'Liczniki energii elektrycznej',
} as const satisfies Record<MeterType, string>;

/** The sums of a kind of meter: '12 odczytów, suma wartości 1 402,5 m³, zużycie 31,2 m³'. */
export function sumText({ type, count, values, used }: KindSum): string {
  const label = kinds[type];
  return [
    `${label}: ${counted(count, readings)}`,
    `suma wartości ${valueText(values, type)}`,
    `zużycie ${valueText(used, type)}`,
  ].join(', ');
}

/** What was typed of the meters of a kind. */
export interface KindSum {
  readonly type: MeterType;
  readonly count: number;
  readonly values: number;
  readonly used: number;
}
