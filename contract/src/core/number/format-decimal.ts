import { figuresOf } from '../figures.ts';

/** So many decimals are shown where none are named. */
const mostPlaces = 3;

/**
 * A number with a Polish comma and thousands set apart by a non-breaking space, to the thousandth, or with as many decimals as are
 * named. Polish sets them apart only from five digits on; columns of readings read better when all are.
 */
export function formatDecimal(value: number, decimals?: number): string {
  return figuresOf(value, {
    places: decimals ?? mostPlaces,
    fewestPlaces: decimals ?? 0,
    groupedFrom: 4,
  });
}
