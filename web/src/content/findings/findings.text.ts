import type { Finding } from '@grzadka/contract/site/findings/findings.model';

/** The texts of the question about personal data. */
export const findingsText = {
  title: 'Opublikować mimo to?',
  explanation:
    'W tekście są dane, które zwykle nie są dla wszystkich, a na stronie internetowej ogrodu może je przeczytać każdy. Sprawdź, czy mogą tam być.',
  publish: 'Opublikuj mimo to',
  back: 'Wróć do tekstu',
  /** Where it was found, behind what it is. */
  place: (place: Finding['place']) => {
    if (place === null) return '';
    return place === 'title' ? ' (tytuł)' : ` (blok\u00a0${place})`;
  },
} as const;
