/** Digits and letters without those that are taken for one another on paper: 0 and o, 1, i and l. */
const signs = '23456789abcdefghjkmnpqrstuvwxyz';

/** How many signs a short name has: as many as an end of an id takes. */
const length = 7;

/** The digits, in base 16, with which an id ends: chance alone makes them, and no two entries of a garden share them. */
const endDigits = 8;

/**
 * The short name of a news entry or a notice, by which paper leads to it (docs/product/site.md#short-addresses). It follows
 * from the end of the id.
 */
export function shortNameOf(id: string): string {
  let left = Number.parseInt(id.slice(-endDigits), 16);
  let name = '';
  while (name.length < length) {
    name = signs.charAt(left % signs.length) + name;
    left = Math.floor(left / signs.length);
  }
  return name;
}

/** The end of the ids that have this short name, in capitals or not; null of what is none. */
export function endOfIds(shortName: string): string | null {
  const places = Array.from(shortName.toLowerCase(), (sign) => signs.indexOf(sign));
  if (places.length !== length || places.includes(-1)) return null;
  const end = places.reduce((sum, place) => sum * signs.length + place, 0).toString(16);
  return end.length > endDigits ? null : end.padStart(endDigits, '0');
}
