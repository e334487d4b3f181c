/**
 * An address by which those who know it know it again, and nobody else learns it: of what stands before
 * the @ the first and the last character ('j…k@example.com'), of one or two only the first.
 */
export function shortenAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const local = Array.from(address.slice(0, at));
  const last = local.length > 2 ? local.at(-1) : '';
  return `${local[0] ?? ''}…${last}${address.slice(at)}`;
}
