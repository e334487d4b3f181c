/**
 * A place in the manual: the name of its page, and after '#' the anchor of a heading in it
 * (docs/product/signing-in.md#help).
 */
export type HelpPlace = string;

interface HelpedHandle {
  readonly help: HelpPlace;
}

/** What a route bears that states the help of its screen. */
export function helpedBy(help: HelpPlace): HelpedHandle {
  return { help };
}

/** The help that a route states; undefined of one that states none. */
export function helpOf(handle: unknown): HelpPlace | undefined {
  if (typeof handle !== 'object' || handle === null || !('help' in handle)) return undefined;
  return typeof handle.help === 'string' ? handle.help : undefined;
}
