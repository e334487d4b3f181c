import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { warningTermDeadline } from '@grzadka/contract/message/warning-term.deadline';
import { deadlineWords } from '../core/deadline-words.ts';
import { recipientsPath } from './message.paths.ts';

/** The words of the term that a warning of termination gives. */
export const warningTermWords = deadlineWords(warningTermDeadline, {
  title: ({ recipient }) => `Koniec terminu z uprzedzenia o wypowiedzeniu: ${recipient}`,
  reason: ({ deliveredOn }) =>
    `Ustawa o ROD, art. 36: miesiąc od doręczenia (${dayInFigures(deliveredOn)}).`,
  way: ({ messageId }) => ({
    label: 'Pokaż doręczenia',
    to: recipientsPath(messageId, 'delivered'),
  }),
});
