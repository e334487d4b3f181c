import type { HelpPlace } from '../core/help-place.ts';

/** The patterns of the addresses of the manual. */
export const helpPatterns = { contents: '/pomoc', page: '/pomoc/:pageName' } as const;

/** The page with the list of all others, which has the manual's own address. */
export const contentsPage = 'README';

/** The address at which the manual shows a place. */
export function helpPath(place: HelpPlace): string {
  const [page = '', anchor] = place.split('#');
  const path = page === contentsPage ? helpPatterns.contents : `${helpPatterns.contents}/${page}`;
  return anchor === undefined ? path : `${path}#${anchor}`;
}

/** The place that an address below the manual's own shows; undefined of any other address. */
export function helpPlaceAt(path: string): HelpPlace | undefined {
  const [, page = contentsPage, anchor = ''] = /^\/pomoc(?:\/([^/#?]+))?(#.+)?$/.exec(path) ?? [];
  return path.startsWith(helpPatterns.contents)
    ? `${page}${decodeURIComponent(anchor)}`
    : undefined;
}
