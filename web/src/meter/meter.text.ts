import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import {
  type MeasuredBy,
  measuredAtLabel,
  measuredByName,
} from '@grzadka/contract/meter/measurement/measurement';
import { type MeterType, meterFieldLabels, meterUnits } from '@grzadka/contract/meter/meter.model';

/** The texts of the meter screens. */
export const meterText = {
  list: 'Liczniki',
  ...meterFieldLabels,
  create: 'Nowy licznik',
  created: (name: string) => `Dodano licznik ${name}`,
  type: 'Typ licznika',
  noType: '-',
  gardenHint: 'Może pozostać puste, gdy licznik nie należy do żadnej działki.',
  noValue: '(brak danych)',
  stillUnknown: '…',
  newDevice: 'Nowy licznik',
  unnumbered: '(bez numeru)',
  nobody: '(brak)',
  add: 'Dodaj pomiar',
  unchecked: (count: number | undefined) =>
    count === undefined ? 'Do sprawdzenia' : `Do sprawdzenia (${formatDecimal(count)})`,
  sheet: 'Odczyty z kartki',
  losses: 'Straty (liczniki główne)',
  showDetails: 'Szczegóły',
  delete: 'Usuń licznik',
  deleteQuestion: (name: string) => `Czy na pewno chcesz usunąć licznik ${name}?`,
  deleteNotYet: 'Usuwanie liczników nie jest jeszcze dostępne – licznik pozostanie na liście.',
  measurementSection: 'Dane pomiaru',
  value: 'Wartość licznika',
  garden: 'Działka',
  saved: (name: string) => `Zapisano odczyt licznika ${name}`,
  savedUnchecked: (name: string) => `Zapisano odczyt licznika ${name}. Czeka w „Do sprawdzenia”.`,
} as const;

/** The texts of a reading round: many meters, one after another. */
export const roundText = {
  position: (position: number, count: number) => `Licznik ${position} z ${count}`,
  next: (name: string) => `Następny: ${name}`,
  last: 'To ostatni licznik na liście',
  saveAndNext: 'Zapisz i następny',
  saveAndFinish: 'Zapisz i zakończ',
  skip: 'Pomiń',
  previous: 'Poprzedni',
  finished: 'Gotowe – to był ostatni licznik na liście',
  shortcuts: (saveAndNext: string, skip: string) =>
    `Enter – zapisz i wróć, ${saveAndNext} – zapisz i następny, ${skip} – pomiń`,
} as const;

/** The texts of readings that are typed faster than they are saved. */
export const readingOutboxText = {
  title: 'Niezapisane odczyty',
} as const;

/** The texts of a meter's history. */
export const historyText = {
  title: 'Historia odczytów',
  measuredAt: measuredAtLabel,
  value: (unit: string) => `Wartość (${unit})`,
  difference: 'Różnica',
  empty: 'Ten licznik nie ma jeszcze odczytów',
  loading: 'Wczytywanie odczytów…',
  failed: 'Nie udało się wczytać odczytów',
  more: 'Pokaż starsze odczyty',
  table: 'Tabela odczytów',
  actions: 'Czynności',
  estimate: '(szacunek)',
  reverse: 'Unieważnij odczyt',
  reverseOf: (measuredAt: string) => `Unieważnij odczyt z ${measuredAt}`,
  chart: 'Wykres odczytów w czasie; te same dane zawiera tabela poniżej',
} as const;

/** A meter's name, marked when the meter is out of use. */
export function meterName({ name, active }: { name: string; active: boolean }): string {
  return active ? name : `${name} (nieaktywny)`;
}

/** A value with the unit of its meter, not to be torn apart at the end of a line. */
export function valueText(value: number, type: MeterType): string {
  return `${formatDecimal(value)}\u00A0${meterUnits[type]}`;
}

/** The same of a value as it was typed. */
export function typedValueText(typed: string, type: MeterType): string {
  return valueText(Number(typed), type);
}

/** By how much a dial rose, as people read it; a fall is shown too, for whoever reads to explain. */
export function riseText(rise: number): string {
  return rise > 0 ? `+${formatDecimal(rise)}` : formatDecimal(rise);
}

/** Who took a measurement, or that nobody knows. */
export function measuredByText(measuredBy: MeasuredBy): string {
  return measuredByName(measuredBy) ?? meterText.nobody;
}
