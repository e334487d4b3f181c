import type { PageId } from '../page/page.model.ts';
import { shortNameOf } from './short-name.ts';

/** Where the public site lies at the address of the application. */
export const sitePrefix = '/witryna';

/** The addresses of the public site, below its root: docs/product/site.md#addresses. */
export const sitePaths = {
  start: '/',
  news: '/aktualnosci',
  notices: '/ogloszenia',
  documents: '/dokumenty',
  search: '/szukaj',
  calendar: '/kalendarz',
  calendarFeed: '/kalendarz.ics',
  noticeBoard: '/tablica',
  privacy: '/prywatnosc',
  accessibility: '/dostepnosc',
  short: '/o',
  images: '/obrazy',
  logo: '/logo',
  icon: '/ikona.svg',
  newsFeed: '/aktualnosci.atom',
  noticesFeed: '/ogloszenia.atom',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
} as const;

/** The address of a fixed page. */
export function pagePath(pageId: PageId): string {
  return `/${pageId}`;
}

/** The short address of a news entry or a notice, to be typed from paper. */
export function shortPath(id: string): string {
  return `${sitePaths.short}/${shortNameOf(id)}`;
}
