import type { SheetMeter } from '@grzadka/contract/meter/sheet/reading-sheet.model';

/** How well a line fits what is sought: the lower the better. */
const fits: readonly ((text: string, line: FoundBy) => boolean)[] = [
  (text, { plot }) => plot === text,
  (text, { serialNumber }) => serialNumber === text,
  (text, { name }) => name === text,
  (text, { plot, serialNumber, name }) =>
    [plot, serialNumber, name].some((known) => known.startsWith(text)),
  (text, { plot, serialNumber, name }) =>
    [plot, serialNumber, name].some((known) => known.includes(text)),
];

type FoundBy = Record<'plot' | 'serialNumber' | 'name', string>;

/**
 * The place of the line that is sought by plot, serial number or name, the whole of it before its beginning and any part;
 * of several that fit as well the first that is still to be read, from 0. -1 where none fits.
 */
export function findLine(
  lines: readonly Pick<SheetMeter, 'id' | 'plot' | 'serialNumber' | 'name'>[],
  sought: string,
  isRead: (meterId: string) => boolean,
): number {
  const text = inLetters(sought);
  if (text === '') return -1;
  const known = lines.map(({ plot, serialNumber, name }) => ({
    plot: inLetters(plot ?? ''),
    serialNumber: inLetters(serialNumber ?? ''),
    name: inLetters(name),
  }));
  for (const doesFit of fits) {
    const found = known.flatMap((line, index) => (doesFit(text, line) ? [index] : []));
    const unread = found.find((index) => !isRead(lines[index]?.id ?? ''));
    const place = unread ?? found[0];
    if (place !== undefined) return place;
  }
  return -1;
}

/** Without what a person does not type: marks on letters, capitals, blanks around. */
function inLetters(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'l')
    .trim()
    .toLowerCase();
}
