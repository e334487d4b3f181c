import { contentsPage, type HelpPlace } from '../core/help-place.ts';
import { paths } from '../core/paths.ts';

/** The patterns of the addresses of the manual. */
export const helpPatterns = { contents: paths.help, page: `${paths.help}/:pageName` } as const;

/** The place that an address below the manual's own shows; undefined of any other address. */
export function helpPlaceAt(path: string): HelpPlace | undefined {
  const [, page = contentsPage, anchor = ''] = /^\/pomoc(?:\/([^/#?]+))?(#.+)?$/.exec(path) ?? [];
  return path.startsWith(helpPatterns.contents)
    ? `${page}${decodeURIComponent(anchor)}`
    : undefined;
}
