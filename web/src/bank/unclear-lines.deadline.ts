import { unclearDays, unclearLinesDeadline } from '@grzadka/contract/bank/unclear-lines.deadline';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { deadlineWords } from '../core/deadline-words.ts';
import { bankLinePaths } from './queue/bank-line.paths.ts';

/** The words of the bank's lines that wait for long. */
export const unclearLinesWords = deadlineWords(unclearLinesDeadline, {
  title: ({ lines }) => `Operacje bankowe do wyjaśnienia: ${formatDecimal(lines)}`,
  reason: () => `Czekają dłużej niż ${unclearDays}\u00a0dni.`,
  way: () => ({ label: 'Wyjaśnij operacje', to: bankLinePaths.queue }),
});
