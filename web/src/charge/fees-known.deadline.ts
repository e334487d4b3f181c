import { feesKnownDeadline } from '@grzadka/contract/charge/year/fees-known.deadline';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { deadlineWords } from '../core/deadline-words.ts';
import { recordPath } from '../core/record/record-path.ts';
import { chargeRunPlace, feeNoticePath } from './charge.paths.ts';

/** The words of a run whose charges are to be made known. */
export const feesKnownWords = deadlineWords(feesKnownDeadline, {
  title: ({ number, title }) =>
    number === null
      ? `Zatwierdzenie naliczenia i zawiadomienie o opłatach: ${title}`
      : `Zawiadomienie o opłatach: ${number} ${title}`,
  reason: ({ firstDueOn }) =>
    `Ustawa o ROD, art. 34, i statut PZD, § 146: co najmniej 14\u00a0dni przed terminem płatności (${dayInFigures(firstDueOn)}) i przed końcem poprzedniego miesiąca.`,
  way: ({ id, number }, may) =>
    number === null || !may('debtor:read')
      ? { label: 'Pokaż naliczenie', to: recordPath(chargeRunPlace.screens.details, id) }
      : { label: 'Przygotuj zawiadomienie', to: feeNoticePath(id) },
});
