import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';

/** As many records of one reason are named. */
const mostNamed = 3;

/** What is said once deletions were undone together. */
export const undoText = {
  restored: (records: string) => `Przywrócono ${records}`,
  refused: (names: readonly string[], message: string) => {
    const more = names.length - mostNamed;
    const others = more > 0 ? ` i inne: ${formatDecimal(more)}` : '';
    return `Nie udało się przywrócić: ${names.slice(0, mostNamed).join(', ')}${others}. ${message}`;
  },
  open: (count: number) => `Jeszcze nieprzywrócone: ${formatDecimal(count)}.`,
} as const;
