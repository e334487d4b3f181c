/** The place from which a key moves the focus. */
export interface RowPlace {
  readonly index: number;
  readonly rowCount: number;
  /** How many rows fit into the window. */
  readonly rowsInView: number;
}

const steps: Readonly<Record<string, (place: RowPlace) => number>> = {
  ArrowDown: ({ index }) => index + 1,
  ArrowUp: ({ index }) => index - 1,
  PageDown: ({ index, rowsInView }) => index + Math.max(1, rowsInView - 1),
  PageUp: ({ index, rowsInView }) => index - Math.max(1, rowsInView - 1),
  Home: () => 0,
  End: ({ rowCount }) => rowCount - 1,
};

/** The row a key leads to from a row's action; undefined for a key that does not move. */
export function rowAfterKey(key: string, place: RowPlace): number | undefined {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (step === undefined || place.rowCount === 0) return undefined;
  return Math.min(place.rowCount - 1, Math.max(0, step(place)));
}
