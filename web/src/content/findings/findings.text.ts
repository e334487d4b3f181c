import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import type { Finding } from '@grzadka/contract/site/findings/findings.model';

/** The texts of the question about personal data and what is not filled in. */
export const findingsText = {
  title: 'Opublikować mimo to?',
  explanation: (findings: readonly Finding[]) => explanation('W tekście', findings),
  explanationOfChosen: (findings: readonly Finding[]) =>
    explanation('W zaznaczonych pozycjach', findings),
  foundIn: (found: number, all: number) =>
    `Pozycje, których to dotyczy: ${formatDecimal(found)}\u00a0z\u00a0${formatDecimal(all)}.`,
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

/** Why it is asked, by what was found. */
function explanation(where: string, findings: readonly Finding[]): string {
  const hasGaps = findings.some(({ kind }) => kind === 'gap');
  const hasData = findings.some(({ kind }) => kind !== 'gap');
  return [
    hasData &&
      `${where} są dane, które zwykle nie są dla wszystkich, a na stronie internetowej ogrodu może je przeczytać każdy. Sprawdź, czy mogą tam być.`,
    hasGaps &&
      `${where} są miejsca, w których trzeba coś wpisać. Uzupełnij je, zanim przeczyta to każdy.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}
