import { sitePaths, sitePrefix } from '@grzadka/contract/site/site.paths';
import type { Config } from '#src/core/config/config.ts';
import { browserAddress } from '#src/core/process/listen-address.ts';
import { isSameHost } from '#src/core/same-host.ts';
import type { ListedTable } from './published/published-in-order.ts';
import { slugOf } from './slug.ts';

type Addresses = Pick<Config, 'siteUrl' | 'publicUrl' | 'host' | 'port'>;

/** Where the pages of the site are, as seen from the one that is being made. */
export interface SiteLinks {
  /** The address on the same host of a path below the site's root. */
  readonly to: (path: string) => string;
  /** The whole address of one, for what is read elsewhere. */
  readonly absolute: (path: string) => string;
  /** The address on the same host of an image in a width. */
  readonly image: (imageId: string, width: number) => string;
  /** The path of the association's logo below the site's root, another one for each logo. */
  readonly logoPath: (logoUrl: string) => string;
  /** The address of the association's logo on the same host; `logoUrl` is its address in the back office. */
  readonly logo: (logoUrl: string) => string;
  /** Where one signs in; null where the site cannot know. */
  readonly signIn: string | null;
  /** Whether a link in a text leads to another host. */
  readonly isForeign: (href: string) => boolean;
}

/** The links of a page; `isOwnHost` says whether it is asked for on the host of `SITE_URL`. */
export function linksOf(config: Addresses, isOwnHost: boolean): SiteLinks {
  const root = isOwnHost ? '' : sitePrefix;
  const base = siteUrlOf(config);
  // Another address for each logo, as the back office has it.
  const logoPath = (logoUrl: string) => `${sitePaths.logo}${new URL(logoUrl, base).search}`;
  const hosts = [base, config.publicUrl ?? base].map((url) => new URL(url).host);
  return {
    to: (path) => `${root}${path}`,
    absolute: (path) => `${base}${path}`,
    image: (imageId, width) => `${root}${imagePath(imageId, width)}`,
    logoPath,
    logo: (logoUrl) => `${root}${logoPath(logoUrl)}`,
    signIn: isOwnHost ? config.publicUrl : '/',
    isForeign: (href) => {
      const url = /^https?:/i.test(href) ? URL.parse(href) : null;
      return url !== null && !hosts.some((host) => isSameHost(host, url.host));
    },
  };
}

/**
 * The links of a page that is shown to staff before it is published: its images and logo are those of the back office, since
 * the site has them only once they are published.
 */
export function previewLinksOf(config: Addresses): SiteLinks {
  return {
    ...linksOf(config, false),
    image: (imageId) => `/api/image/${imageId}`,
    logo: (logoUrl) => logoUrl,
  };
}

/** The path of an image in one of its widths. */
export function imagePath(imageId: string, width: number): string {
  return `${sitePaths.images}/${imageId}/${width}`;
}

/** The whole address of the site's root, without a slash at its end; never from what a request says. */
export function siteUrlOf({ siteUrl, publicUrl, host, port }: Addresses): string {
  return siteUrl ?? `${publicUrl ?? browserAddress(host, port)}${sitePrefix}`;
}

const listPaths = {
  news: sitePaths.news,
  notice: sitePaths.notices,
  document: sitePaths.documents,
} as const satisfies Record<ListedTable, string>;

/** The path of an entry or a document; its id decides, the words before it are for people. */
export function pathOf(kind: ListedTable, { id, title }: { id: string; title: string }): string {
  return `${listPaths[kind]}/${[slugOf(title), id].filter(Boolean).join('-')}`;
}

/** How many letters an id has. */
const idLength = 36;

/** The id at the end of the last part of such a path. */
export function idIn(lastPart: string): string {
  return lastPart.slice(-idLength);
}
