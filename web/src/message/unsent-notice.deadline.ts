import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { unsentNoticeDeadline } from '@grzadka/contract/message/unsent-notice.deadline';
import { deadlineWords } from '../core/deadline-words.ts';
import { messagePath } from './message.paths.ts';

const words = {
  'general-meeting': {
    title: 'Zawiadomienie o walnym zebraniu',
    reason: (day: string) => `Statut PZD: co najmniej 14\u00a0dni przed zebraniem (${day}).`,
  },
  'reading-notice': {
    title: 'Zawiadomienie o wejściu na działki i odczycie liczników',
    reason: (day: string) =>
      `Regulamin ROD, § 74: co najmniej 7\u00a0dni przed pierwszym dniem (${day}).`,
  },
} as const;

/** The words of a notice that is written, and not sent yet. */
export const unsentNoticeWords = deadlineWords(unsentNoticeDeadline, {
  title: ({ messageKind }) => words[messageKind].title,
  reason: ({ messageKind, tellsOf }) => words[messageKind].reason(dayInFigures(tellsOf)),
  way: ({ id }) => ({ label: 'Dokończ zawiadomienie', to: messagePath(id) }),
});
