import type { IncomingMessage } from 'node:http';

/** Whether a path below the application's own is asked for by a person, who is shown a page whatever comes of it. */
export function wantsPage({
  url = '/',
  headers,
}: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  return (
    !/^\/(?:api|metrics|assets)(?:[/?]|$)/.test(url) && (headers.accept ?? '').includes('text/html')
  );
}
