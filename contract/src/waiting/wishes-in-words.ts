import type { WaitingListItem } from './waiting.model.ts';

/** Wishes in a line; '' where there are none. */
export function wishesInWords({
  sectors,
  areaFrom,
  areaThru,
  water,
  electricity,
}: Pick<WaitingListItem, 'sectors' | 'areaFrom' | 'areaThru' | 'water' | 'electricity'>): string {
  const from = areaFrom === null ? '' : `od ${areaFrom}`;
  const thru = areaThru === null ? '' : `do ${areaThru}`;
  const area = [from, thru].filter((part) => part !== '').join(' ');
  return [
    ...sectors,
    area === '' ? '' : `${area}\u00a0m²`,
    water ? 'z\u00a0wodą' : '',
    electricity ? 'z\u00a0prądem' : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}
