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

type Sought = Pick<SheetMeter, 'id' | 'plot' | 'serialNumber' | 'name'>;

/**
 * The place of the line that is sought by plot, serial number or name, the whole of it before its beginning and any part;
 * of several that fit as well the first that is still to be read, from 0. -1 where none fits.
 */
export function findLine(
  lines: readonly Sought[],
  sought: string,
  isRead: (meterId: string) => boolean,
): number {
  return findLines(lines, sought, isRead)[0] ?? -1;
}

/** The places of all lines that fit, the best first; of those that fit as well what is still to be read. */
export function findLines(
  lines: readonly Sought[],
  sought: string,
  isRead: (meterId: string) => boolean,
): number[] {
  const text = inLetters(sought);
  if (text === '') return [];
  const places = lines.flatMap(({ plot, serialNumber, name }, index) => {
    const known = {
      plot: inLetters(plot ?? ''),
      serialNumber: inLetters(serialNumber ?? ''),
      name: inLetters(name),
    };
    const fit = fits.findIndex((doesFit) => doesFit(text, known));
    return fit === -1 ? [] : [{ index, fit, isRead: isRead(lines[index]?.id ?? '') }];
  });
  return places
    .toSorted((a, b) => a.fit - b.fit || Number(a.isRead) - Number(b.isRead) || a.index - b.index)
    .map(({ index }) => index);
}

/** Without what a person does not type: marks on letters, capitals, blanks around. */
export function inLetters(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'l')
    .trim()
    .toLowerCase();
}
