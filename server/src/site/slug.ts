/** How many letters of a title stand in an address. */
const longest = 60;

/**
 * A title as it stands in an address: lower case without diacritics, letters and digits joined by hyphens, at most
 * 60 of them; '' where none is left.
 */
export function slugOf(title: string): string {
  const words = title
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll('ł', 'l')
    .replace(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g);
  return (words ?? []).join('-').slice(0, longest).replace(/-$/, '');
}
