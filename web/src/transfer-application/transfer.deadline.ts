import { transferDeadline } from '@grzadka/contract/transfer-application/transfer.deadline';
import { deadlineWords } from '../core/deadline-words.ts';
import { transferPath } from './transfer-path.ts';

/** The words of an application for the transfer of a plot that waits for a decision. */
export const transferWords = deadlineWords(transferDeadline, {
  title: ({ garden }) => `Decyzja o przeniesieniu prawa do działki\u00a0${garden.name}`,
  reason: () =>
    'Ustawa o ROD, art. 41: dwa miesiące od zgłoszenia. Potem brak decyzji oznacza zgodę.',
  way: ({ id, garden }, may) => ({
    label: may('garden:write') ? 'Wpisz decyzję' : 'Pokaż działkę',
    to: transferPath(garden.id, id),
  }),
});
