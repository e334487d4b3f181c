import { offerDeadline } from '@grzadka/contract/waiting/offer.deadline';
import { deadlineWords } from '../core/deadline-words.ts';
import { recordPath } from '../core/record/record-path.ts';
import { waitingPlace } from './waiting.paths.ts';

/** The words of an offered plot that nobody has answered about. */
export const offerWords = deadlineWords(offerDeadline, {
  title: ({ garden, name }) => `Odpowiedź: ${name}, działka\u00a0${garden.name}`,
  reason: () => 'Bez odpowiedzi do tego dnia działki nie przyjęto. Zaproponuj ją następnej osobie.',
  way: ({ id }, may) => ({
    label: may('waiting:write') ? 'Wpisz odpowiedź' : 'Pokaż',
    to: recordPath(waitingPlace.screens.details, id),
  }),
});
