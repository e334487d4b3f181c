import { siteEndpoints } from '@grzadka/contract/site/site.endpoints';
import type { SiteState } from '@grzadka/contract/site/site.model';
import { sitePaths, sitePrefix } from '@grzadka/contract/site/site.paths';
import { generatePath } from 'react-router';

const lists = {
  news: sitePaths.news,
  notice: sitePaths.notices,
  document: sitePaths.documents,
} as const;

/** Where the public site has an entry or a document, below its root; the site itself adds the words of the title. */
export function sitePath(kind: keyof typeof lists, id: string): string {
  return `${lists[kind]}/${id}`;
}

/**
 * Where a link of the program leads to a page of the site, by its path below the site's root. Beside the program it is
 * at the address that the program was opened at, which the server does not know of without a configured one; on a host
 * of its own it is there.
 */
export function siteAddress({ url }: SiteState, path: string): string {
  return `${new URL(url).pathname === sitePrefix ? sitePrefix : url}${path}`;
}

/** Where an entry or a version of a page is shown in the look of the public site, published or not. */
export const sitePreview = {
  news: (newsId: string) => generatePath(siteEndpoints.previewNews.path, { newsId }),
  notice: (noticeId: string) => generatePath(siteEndpoints.previewNotice.path, { noticeId }),
  pageVersion: (pageVersionId: string) =>
    generatePath(siteEndpoints.previewPageVersion.path, { pageVersionId }),
} as const;
