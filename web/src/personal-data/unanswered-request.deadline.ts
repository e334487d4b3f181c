import { unansweredRequestDeadline } from '@grzadka/contract/personal-data/unanswered-request.deadline';
import { deadlineWords } from '../core/deadline-words.ts';
import { paths } from '../core/paths.ts';

/** The words of a request about the own data that waits for an answer. */
export const unansweredRequestWords = deadlineWords(unansweredRequestDeadline, {
  title: ({ party }) => `Odpowiedź na prośbę o dane: ${party.name}`,
  reason: ({ isExtended }) =>
    isExtended
      ? 'RODO, art. 12 ust. 3: trzy miesiące od otrzymania, bo odpowiedź przedłużono.'
      : 'RODO, art. 12 ust. 3: miesiąc od otrzymania.',
  way: () => ({ label: 'Pokaż prośby', to: paths.personalDataOfOthers }),
});
