import { paths } from './paths.ts';

/**
 * A place in the manual: the name of its page, and after '#' the anchor of a heading in it
 * (docs/product/signing-in.md#help).
 */
export type HelpPlace = string;

/** The page with the list of all others, which has the manual's own address. */
export const contentsPage = 'README';

/** The page that says what is new in each version: CHANGELOG.md, which is no file of the manual's folder. */
export const newsPage = 'co-nowego';

/** The address at which the manual shows a place. */
export function helpPath(place: HelpPlace): string {
  const [page = '', anchor] = place.split('#');
  const path = page === contentsPage ? paths.help : `${paths.help}/${page}`;
  return anchor === undefined ? path : `${path}#${anchor}`;
}

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
