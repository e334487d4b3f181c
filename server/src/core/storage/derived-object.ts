/** The widths in which readers get an image besides its own, in pixels. */
export const smallerWidths = [480, 960] as const;

/** What stands between the key of an object and what was derived from it. */
const separator = '.';

/**
 * The key of an object that was made of another one and can be made again, such as an image in a smaller size.
 * It has no row of its own, and goes with the other one. No backup holds it.
 */
export function derivedKey(key: string, variant: string | number): string {
  return `${key}${separator}${variant}`;
}

/** The key of the object that one was derived from; its own where it was derived from none. */
export function sourceKey(key: string): string {
  const [source = key] = key.split(separator, 1);
  return source;
}
