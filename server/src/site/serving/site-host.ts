import type { IncomingMessage } from 'node:http';
import { sitePrefix } from '@grzadka/contract/site/site.paths';
import type { Config } from '#src/core/config/config.ts';
import { hostOf, readTarget } from '#src/core/http/origin/host.ts';
import { trustedProxies } from '#src/core/http/origin/trusted-proxies.ts';
import { wantsPage } from '#src/core/http/wants-page.ts';
import { isSameHost } from '#src/core/same-host.ts';

/** What distinguishes the site's own host from the others that lead here. */
export interface SiteHost {
  /**
   * Where a request goes: on the site's own host to the public site, whatever it asks for, so that nothing of
   * the back office is there; elsewhere where it says. A target in absolute form becomes a path and a Host header.
   */
  readonly rewriteUrl: (request: IncomingMessage) => string;
  /** Whether a request came on the site's own host. */
  readonly isOwn: (request: IncomingMessage) => boolean;
  /** Whether a request is for that host; perhaps only its beginning is known. */
  readonly isMeant: (request: Pick<IncomingMessage, 'url' | 'headers' | 'socket'>) => boolean;
}

/** The host of `SITE_URL`: docs/product/site.md#addresses. Without it there is no such host. */
export function createSiteHost({
  siteUrl,
  trustProxy,
}: Pick<Config, 'siteUrl' | 'trustProxy'>): SiteHost {
  const siteHost = siteUrl && new URL(siteUrl).host;
  const isProxy = trustedProxies(trustProxy);
  const own = new WeakSet<IncomingMessage>();
  const isMeant: SiteHost['isMeant'] = (request) => {
    const host = siteHost === null ? null : hostOf(request, isProxy);
    return siteHost !== null && host !== null && isSameHost(host, siteHost);
  };
  return {
    isMeant,
    rewriteUrl(request) {
      const { path, host } = readTarget(request.url ?? '/');
      if (host !== null) request.headers.host = host;
      if (isMeant(request)) {
        own.add(request);
        return `${sitePrefix}${asText(path)}`;
      }
      // The application says to people that there is no such screen.
      const isPage =
        path.startsWith(`${sitePrefix}/`) || wantsPage({ url: path, headers: request.headers });
      return isPage ? asText(path) : path;
    },
    isOwn: (request) => own.has(request),
  };
}

/**
 * A path that can be read: the router refuses by itself one with escapes that are no text, before any page of the site has
 * a say. Read letter by letter it names nothing, and is answered like all that is not there.
 */
function asText(target: string): string {
  const [path = '', ...query] = target.split('?');
  return isReadable(path) ? target : [path.replaceAll('%', '%25'), ...query].join('?');
}

/** Whether the escapes of a path, which is not empty, are text. What is read is used, so that no tool takes the reading for idle. */
function isReadable(path: string): boolean {
  try {
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}
