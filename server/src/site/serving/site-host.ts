import type { IncomingMessage } from 'node:http';
import { sitePrefix } from '@grzadka/contract/site/site-paths';
import type { Config } from '#src/core/config/config.ts';
import { trustedProxies } from '#src/core/http/origin/trusted-proxies.ts';

/** Tells the site's own host from the others that lead here. */
export interface SiteHost {
  /**
   * Where a request goes: on the site's own host to the public site, whatever it asks for, so that nothing of
   * the back office is there; elsewhere where it says.
   */
  readonly rewriteUrl: (request: IncomingMessage) => string;
  /** Whether a request came on the site's own host. */
  readonly isOwn: (request: IncomingMessage) => boolean;
}

/** The host of `SITE_URL`: docs/product/site.md#addresses. Without it there is no such host. */
export function createSiteHost({
  siteUrl,
  trustProxy,
}: Pick<Config, 'siteUrl' | 'trustProxy'>): SiteHost {
  const siteHost = siteUrl && new URL(siteUrl).host;
  const isProxy = trustedProxies(trustProxy);
  const own = new WeakSet<IncomingMessage>();
  return {
    rewriteUrl(request) {
      const { url = '/', headers, socket } = request;
      // As the framework finds it for what comes later.
      const forwarded = isProxy(socket.remoteAddress ?? '')
        ? headers['x-forwarded-host']
        : undefined;
      const host = [forwarded].flat().at(-1)?.split(',').at(-1)?.trim() ?? headers.host;
      if (siteHost === null || host?.toLowerCase() !== siteHost) return url;
      own.add(request);
      return `${sitePrefix}${url}`;
    },
    isOwn: (request) => own.has(request),
  };
}
