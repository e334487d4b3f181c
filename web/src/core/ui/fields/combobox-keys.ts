/** How many options PageUp and PageDown leap over. */
const page = 5;

/**
 * Where a key leads to from a place in a list: one further, from the end to the beginning, several further as far as the end, or to
 * an end. Undefined for other keys.
 */
export function pointedBy(key: string, place: number, length: number): number | undefined {
  const last = length - 1;
  switch (key) {
    case 'ArrowDown':
      return place >= last ? 0 : place + 1;
    case 'ArrowUp':
      return place <= 0 ? last : place - 1;
    case 'PageDown':
      return Math.min(place + page, last);
    case 'PageUp':
      return Math.max(place - page, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** Keys that open a list which is closed; the others are the text's own then. */
export const openingKeys: ReadonlySet<string> = new Set([
  'ArrowDown',
  'ArrowUp',
  'PageDown',
  'PageUp',
]);
