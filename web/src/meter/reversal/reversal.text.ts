import { formatInstant } from '../../core/ui/format.ts';

/** The texts of taking a reading back. */
export const reversalText = {
  title: 'Unieważnij odczyt',
  submit: 'Unieważnij',
  running: 'Unieważnianie…',
  done: 'Unieważniono odczyt',
  doneWithReplacement: 'Unieważniono odczyt i zapisano prawidłowy',
  about: (value: string, measuredAt: string) => `${value}, ${formatInstant(measuredAt)}`,
  hint: 'Odczyt zostanie w historii jako przekreślony i przestanie się liczyć. Tego nie można cofnąć: w razie pomyłki wpisz wartość jeszcze raz.',
  reason: 'Powód',
  noReason: '-',
  remark: 'Uwaga',
  remarkHint: 'Wymagana, gdy powód jest inny.',
  value: 'Prawidłowa wartość',
  valueHint: 'Możesz zostawić puste. Wpisana wartość będzie miała datę unieważnionego odczytu.',
  otherMeter: 'To był odczyt licznika',
  otherMeterHint: 'Zostaw puste, jeśli prawidłowa wartość dotyczy tego samego licznika.',
} as const;
