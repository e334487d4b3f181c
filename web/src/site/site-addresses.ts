import { siteEndpoints } from '@grzadka/contract/site/site.endpoints';
import { sitePaths } from '@grzadka/contract/site/site-paths';
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

/** Where an entry or a version of a page is told in the look of the public site, published or not. */
export const sitePreview = {
  news: (newsId: string) => generatePath(siteEndpoints.previewNews.path, { newsId }),
  notice: (noticeId: string) => generatePath(siteEndpoints.previewNotice.path, { noticeId }),
  pageVersion: (pageVersionId: string) =>
    generatePath(siteEndpoints.previewPageVersion.path, { pageVersionId }),
} as const;
