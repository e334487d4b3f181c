import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { type MeasuredBy, measuredByName } from '@grzadka/contract/meter/measurement/measurement';
import { type MeterType, meterFieldLabels, meterUnits } from '@grzadka/contract/meter/meter.labels';

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
  nobody: '(brak)',
  add: 'Dodaj pomiar',
  unchecked: 'Do sprawdzenia',
  uncheckedCount: (count: number) => `(${formatDecimal(count)})`,
  rounds: 'Tury odczytów',
  submissions: 'Zgłoszenia',
  sheet: 'Odczyty z kartki',
  losses: 'Straty (liczniki główne)',
  showDetails: 'Szczegóły',
  delete: 'Usuń licznik',
  measurementSection: 'Dane pomiaru',
  value: 'Wartość licznika',
  garden: 'Działka',
} as const;

/** A meter's name, marked when the meter is out of use. */
export function meterName({ name, active }: { name: string; active: boolean }): string {
  return active ? name : `${name} (nieaktywny)`;
}

/** A value with the unit of its meter, not to be torn apart at the end of a line. */
export function valueText(value: number, type: MeterType): string {
  return `${formatDecimal(value)}\u00A0${meterUnits[type]}`;
}

/** By how much a dial rose, as people read it; a fall is shown too, for whoever reads to explain. */
export function riseText(rise: number): string {
  return rise > 0 ? `+${formatDecimal(rise)}` : formatDecimal(rise);
}

/** Who took a measurement, or that nobody knows. */
export function measuredByText(measuredBy: MeasuredBy): string {
  return measuredByName(measuredBy) ?? meterText.nobody;
}
