import { measuredAtLabel } from '@grzadka/contract/meter/measurement/measurement';
import { measurementFieldLabels } from '@grzadka/contract/meter/measurement/measurement.model';
import { meterFieldLabels } from '@grzadka/contract/meter/meter.model';

/** The texts of the readings that wait for an answer. */
export const uncheckedText = {
  list: 'Odczyty do sprawdzenia',
  empty: 'Nie ma odczytów do sprawdzenia.',
  meter: 'Licznik',
  garden: 'Działka',
  noGarden: '(brak)',
  value: 'Wartość',
  measuredAt: measuredAtLabel,
  measuredBy: meterFieldLabels.measuredBy,
  findings: measurementFieldLabels.verdict,
  confirm: 'Potwierdź',
  confirmTitle: 'Potwierdź odczyt',
  confirmed: (name: string) => `Potwierdzono odczyt licznika ${name}`,
} as const;
