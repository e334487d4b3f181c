import { measuredAtLabel } from '@grzadka/contract/meter/measurement/measurement';
import { measurementFieldLabels } from '@grzadka/contract/meter/measurement/measurement.model';
import { meterFieldLabels, meterUnits } from '@grzadka/contract/meter/meter.labels';
import type { UncheckedListItem } from '@grzadka/contract/meter/unchecked/unchecked.model';
import { formatDay } from '../../core/ui/format.ts';
import { meterText, riseText, valueText } from '../meter.text.ts';

/** The texts of the readings that wait for an answer. */
export const uncheckedText = {
  list: 'Odczyty do sprawdzenia',
  empty: 'Nie ma odczytów do sprawdzenia.',
  meter: 'Licznik',
  garden: 'Działka',
  noGarden: '(brak)',
  value: 'Wartość',
  previous: 'Poprzednia wartość',
  used: 'Przyrost',
  before: 'poprzednio',
  usually: (usual: string) => `zwykle ${usual}`,
  measuredAt: measuredAtLabel,
  measuredBy: meterFieldLabels.measuredBy,
  findings: measurementFieldLabels.verdict,
  confirm: 'Potwierdź',
  confirmTitle: 'Potwierdź odczyt',
  confirmed: (name: string) => `Potwierdzono odczyt licznika ${name}`,
} as const;

type Judged = Pick<UncheckedListItem, 'meter' | 'previous' | 'used' | 'usual'>;

/** What the dial showed before, and on which day. */
export function previousText({ previous, meter }: Judged): string {
  return previous
    ? `${valueText(previous.value, meter.type)} (${formatDay(previous.measuredAt)})`
    : meterText.noValue;
}

/** What was used since, against what is usual, to two figures: '+3,1 m³, zwykle 3,4 m³'. */
export function usedText({ used, usual, meter }: Judged): string {
  if (used === null) return meterText.noValue;
  const rise = `${riseText(used)}\u00A0${meterUnits[meter.type]}`;
  if (usual === null) return rise;
  const rounded = Number(usual.toPrecision(2));
  return `${rise}, ${uncheckedText.usually(valueText(rounded, meter.type))}`;
}

/** Both in a few words, for a row; nothing where there was none before. */
export function sinceText(measurement: Judged): string {
  return measurement.previous
    ? `${usedText(measurement)}; ${uncheckedText.before} ${previousText(measurement)}`
    : '';
}
