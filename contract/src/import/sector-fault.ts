/** Where sectors are added, in the words by which a fault leads there; a screen makes a link of them. */
export const sectorsPlace = 'System → Sektory';

/** So many characters of a cell are quoted at the most. */
const longestTold = 50;

/** What a cell is refused with that names none of the sectors there are: docs/product/records.md#import. */
export function unknownSector(typed: string, names: readonly string[]): string {
  const told = typed.length > longestTold ? `${typed.slice(0, longestTold)}…` : typed;
  const found = typed === '' ? 'Ta komórka jest pusta' : `W pliku jest „${told}”`;
  if (names.length === 0) return `${found}, a sektorów jeszcze nie ma. Dodaj je w ${sectorsPlace}.`;
  const expected = new Intl.ListFormat('pl', { type: 'disjunction' }).format(names);
  return `${found}. Wpisz: ${expected}. Nowy sektor dodaj w ${sectorsPlace}.`;
}
