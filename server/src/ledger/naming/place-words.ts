/** The words for a plot, folded, in every ending. */
export const plotWords: ReadonlySet<string> = new Set([
  'dz',
  ...['a', 'i', 'e', 'o', 'om', 'ami', 'ach'].map((ending) => `dzialk${ending}`),
  'dzialce',
  'dzialek',
  ...['a', 'i', 'e', 'o', '', 'om', 'ami', 'ach'].map((ending) => `parcel${ending}`),
  ...['', 'u', 'owi', 'em', 'zie', 'y', 'ow', 'om', 'ami', 'ach'].map((ending) => `ogrod${ending}`),
]);

/** The words for a sector, folded, in every ending. */
export const sectorWords: ReadonlySet<string> = new Set([
  'sek',
  ...['', 'a', 'owi', 'em', 'ze', 'y', 'ow'].map((ending) => `sektor${ending}`),
]);

/** The words for a street, folded. */
const streetWords: ReadonlySet<string> = new Set([
  'ul',
  'ulica',
  'ulicy',
  'al',
  'aleja',
  'alei',
  'aleje',
  'alejka',
  'alejki',
  'os',
  'osiedle',
  'osiedlu',
  'pl',
  'plac',
  'placu',
]);

/** Whether a word says that a place follows, whose name is none of a fee: 'ul. Ogrodowa', 'działka ogrodowa'. */
export function announcesPlace(word: string): boolean {
  return streetWords.has(word) || sectorWords.has(word) || plotWords.has(word);
}
