import type { Finding } from '@grzadka/contract/site/findings/findings.model';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';

/** The texts of the question about personal data. */
export const findingsText = {
  title: 'Opublikować mimo to?',
  explanation:
    'W tekście są dane, które zwykle nie są dla wszystkich, a na stronie internetowej ogrodu może je przeczytać każdy. Sprawdź, czy mogą tam być.',
  explanationOfChosen:
    'W zaznaczonych pozycjach są dane, które zwykle nie są dla wszystkich, a na stronie internetowej ogrodu może je przeczytać każdy. Sprawdź, czy mogą tam być.',
  foundIn: (found: number, all: number) =>
    `Pozycje z takimi danymi: ${formatDecimal(found)}\u00a0z\u00a0${formatDecimal(all)}.`,
  lookedThrough: (looked: number, all: number) =>
    `Udało się sprawdzić tylko ${formatDecimal(looked)}\u00a0z\u00a0${formatDecimal(all)}.`,
  more: (count: number) => `i inne: ${formatDecimal(count)}`,
  looking: (looked: number, all: number) =>
    `Sprawdzanie… ${formatDecimal(looked)} z ${formatDecimal(all)}`,
  stop: 'Przerwij',
  publish: 'Opublikuj mimo to',
  back: 'Wróć do tekstu',
  backToList: 'Wróć do listy',
  /** Where it was found, behind what it is. */
  place: (place: Finding['place']) => {
    if (place === null) return '';
    return place === 'title' ? ' (tytuł)' : ` (blok\u00a0${place})`;
  },
} as const;
