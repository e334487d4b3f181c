import { countedDays } from '@grzadka/contract/core/counted';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import type { ToldDeadline } from '@grzadka/contract/core/time/deadline';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';

/** The texts of what counts down to a last day. */
export const deadlineText = {
  title: 'Terminy',
  none: 'Nie ma zbliżających się terminów.',
  noneHint: 'Gdy zbliży się termin z ustawy, ze statutu lub z regulaminu, zobaczysz go tutaj.',
  failed: 'Nie udało się wczytać terminów.',
  all: (count: number) => `Wszystkie terminy (${formatDecimal(count)})`,
  /** Until when, and how long that is. */
  when: ({ on, daysLeft }: ToldDeadline) =>
    on === null || daysLeft === null
      ? 'Do zrobienia teraz'
      : `Termin: ${dayInFigures(on)}, ${howLong(daysLeft)}`,
  whenInShort({ daysLeft }: ToldDeadline): string {
    if (daysLeft === null) return 'teraz';
    return daysLeft < 0 ? `termin ${howLong(daysLeft)}` : howLong(daysLeft);
  },
} as const;

function howLong(daysLeft: number): string {
  if (daysLeft === 0) return 'dziś';
  if (daysLeft === 1) return 'jutro';
  if (daysLeft === -1) return 'minął wczoraj';
  // On one line, however large the type is: a line that ends with 'za' says nothing.
  return daysLeft > 0
    ? `za\u00a0${countedDays(daysLeft)}`
    : `minął ${countedDays(-daysLeft)}\u00a0temu`;
}
