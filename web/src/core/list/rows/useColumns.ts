import { type RefObject, useLayoutEffect, useState } from 'react';
import { useFit } from '../../ui/fit/useFit.ts';
import { textScale, usualTextSize } from '../../ui/text-size.ts';

/**
 * No word of up to 20 letters is wider, in rem; a longer one is broken rather than making cards of a whole list. Of two lines
 * in a cell, which end where the column does, so much is seen at least.
 */
const mostOfWord = 13;

/** A list narrower than this, in rem, is made of cards without being measured: a phone has other things to do. */
const leastForColumns = 32;

interface Columns {
  /** Whether the values of a row stand side by side; undefined until it is known. */
  readonly isWide: boolean | undefined;
  /** Measures anew, for who knows that the rows are others. */
  readonly fit: () => void;
}

/**
 * Lays out the lines within a frame (0129): in columns as wide as their longest words, which share what is left, or as cards
 * where there is no room for these. The frame's `data-rows` says which, its `--list-columns` are the tracks. In a line
 * the values that stand side by side are marked `data-cell`.
 * @param shares of each column; one without is as wide as what stands in it
 */
export function useColumns(
  frame: RefObject<HTMLElement | null>,
  shares: readonly number[],
): Columns {
  const [isWide, setIsWide] = useState<boolean>();
  const fit = useFit(frame, (element) => setIsWide(fitColumns(element, shares)));
  return { isWide, fit };
}

/** Measures when the first row is another one, and when there is one in the document at all. */
export function useFitOfRows(fit: () => void, rows: readonly unknown[], areShown: boolean): void {
  const [first] = rows;
  useLayoutEffect(fit, [fit, first, areShown]);
}

function fitColumns(frame: HTMLElement, shares: readonly number[]): boolean {
  const rem = usualTextSize * textScale();
  const mayFit = frame.clientWidth >= leastForColumns * rem;
  const setTracks = (tracks: readonly string[]) =>
    frame.style.setProperty('--list-columns', tracks.join(' '));
  // In columns first: only these tell how much room the text wants.
  frame.dataset['rows'] = mayFit ? 'columns' : 'cards';
  if (!mayFit) return false;
  const lines = [...frame.querySelectorAll('[data-line]')].map((line) => [
    ...line.querySelectorAll('[data-cell]'),
  ]);
  const hasNote = (index: number) =>
    lines.some((cells) => cells[index]?.querySelector('dd > small'));
  setTracks(shares.map((_, index) => (hasNote(index) ? 'max-content' : 'min-content')));
  const least = shares.map((share, index) => {
    const widths = lines.map((cells) => cells[index]?.getBoundingClientRect().width ?? 0);
    const widest = Math.max(0, ...widths) / rem;
    return share > 0 ? Math.min(widest, mostOfWord) : widest;
  });
  // In rem, so that they hold for the smaller type of paper.
  setTracks(least.map((width, index) => `minmax(${width.toFixed(3)}rem, ${shares[index]}fr)`));
  const isWide = lines.every((cells) => isWithinLine(cells.at(-1)));
  frame.dataset['rows'] = isWide ? 'columns' : 'cards';
  return isWide;
}

/** Whether the last cell of a line ends where the line does, or before. */
function isWithinLine(cell: Element | undefined): boolean {
  const line = cell?.closest('[data-line]');
  if (!cell || !line) return true;
  const end = line.getBoundingClientRect().left + line.clientWidth;
  const padding = Number.parseFloat(getComputedStyle(line).paddingInlineEnd) || 0;
  return cell.getBoundingClientRect().right <= end - padding + 1;
}
