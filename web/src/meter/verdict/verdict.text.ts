import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { measurementFieldLabels } from '@grzadka/contract/meter/measurement/measurement.model';

/** The texts of what is found in a reading, and of the answers to it. */
export const verdictText = {
  answer: measurementFieldLabels.confirmation,
  noAnswer: '-',
  answerHint: 'Możesz pominąć. Odczyt zapisze się i poczeka w „Do sprawdzenia”.',
  remark: measurementFieldLabels.remark,
  reversePrevious: 'Unieważnij poprzedni odczyt',
  putIn: (value: number) => `Wpisz ${formatDecimal(value)}`,
} as const;
