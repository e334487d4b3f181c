import type { ListRow } from '../list-data-source.ts';

/**
 * Knows where many rows lie below one another, in pixels: at the heights that were measured, and at an estimate of all others. Begins with
 * the heights of rows, by their ids, that were measured before.
 */
export function createRowPlaces(measured: ReadonlyMap<string, number>) {
  const heights = new Map(measured);
  let rows: readonly ListRow[] = [];
  let estimate = 0;
  // Of the first rows alone, as far as they were asked for since one above has changed.
  let tops = [0];

  const knownHeight = (index: number) => heights.get(rows[index]?.id ?? '');

  const topOf = (index: number): number => {
    for (let next = tops.length; next <= index; next++) {
      tops.push((tops[next - 1] ?? 0) + (knownHeight(next - 1) ?? estimate));
    }
    return tops[index] ?? 0;
  };

  return {
    /** Takes the rows, and how high one is that was not measured. */
    lay: (newRows: readonly ListRow[], newEstimate: number) => {
      if (newRows === rows && newEstimate === estimate) return;
      [rows, estimate, tops] = [newRows, newEstimate, [0]];
    },
    count: () => rows.length,
    topOf,
    bottomOf: (index: number) => topOf(index + 1),
    /** How high all are together. */
    total: () => topOf(rows.length),
    isMeasured: (index: number) => knownHeight(index) !== undefined,
    /** The row that lies so far below the top of the first. */
    at: (offset: number): number => {
      let [first, last] = [0, rows.length - 1];
      while (first < last) {
        const middle = Math.ceil((first + last) / 2);
        if (topOf(middle) > offset) last = middle - 1;
        else first = middle;
      }
      return first;
    },
    /** Notes how high a row is; returns by how much all below it move. */
    measure: (index: number, height: number): number => {
      const id = rows[index]?.id;
      if (id === undefined) return 0;
      const change = height - (knownHeight(index) ?? estimate);
      heights.set(id, height);
      if (change !== 0) tops = tops.slice(0, index + 1);
      return change;
    },
    /** Forgets what was measured: the rows are laid out otherwise. */
    forget: () => {
      heights.clear();
      tops = [0];
    },
    heights: (): ReadonlyMap<string, number> => new Map(heights),
  };
}
