import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { Config } from '../config/config.ts';
import { replyBare, type SafetyHeaders } from '../http/edge/bare-refusal.ts';
import { hostOf } from '../http/origin/host.ts';
import { trustedProxies } from '../http/origin/trusted-proxies.ts';
import { readSafetyHeaders } from '../http/secure-headers.ts';
import { wantsPage } from '../http/wants-page.ts';
import { listenFailure } from '../process/listen-address.ts';
import { isSameHost } from '../same-host.ts';

const retryAfter = 15;

/**
 * Answers in the application's place for as long as its start has to wait: every call is a 503 with
 * `message()`, a page one that shows it; the process counts as live. On the public site's own host there are
 * pages alone, and they tell readers nothing of what it waits for. Gives the
 * address free when it is disposed of. Throws a `StartError` when it cannot listen there.
 */
export async function standIn(
  config: Pick<Config, 'host' | 'isPublicOverHttps' | 'port' | 'siteUrl' | 'trustProxy'>,
  message: () => string,
): Promise<AsyncDisposable> {
  const safety = await readSafetyHeaders(config);
  const isProxy = trustedProxies(config.trustProxy);
  const siteHost = config.siteUrl && new URL(config.siteUrl).host;
  const server = createServer((request, reply) => {
    const isOfSite = siteHost !== null && isSameHost(hostOf(request, isProxy) ?? '', siteHost);
    if (isOfSite) sendPage(reply, { safety, ...forReaders });
    else if (request.url === '/api/health/live') {
      reply.writeHead(200, { ...safety, 'content-type': 'application/json' });
      reply.end(JSON.stringify({ status: 'ok' }));
    } else if (wantsPage(request)) sendPage(reply, { safety, ...forStaff, message: message() });
    else
      replyBare(
        reply,
        { status: 503, code: 'unavailable', message: message(), retryAfter },
        safety,
      );
  });
  const { host, port } = config;
  await once(server.listen({ host, port }), 'listening').catch((error: unknown) => {
    throw listenFailure(config, error);
  });
  return {
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** What the page is called, and what stands above its message. */
const forStaff = { title: 'Grządka', heading: 'Grządka chwilowo nie działa' };
const forReaders = {
  title: 'Strona chwilowo nie działa',
  heading: 'Strona chwilowo nie działa',
  message: 'Spróbuj ponownie za kilka minut.',
};

interface Page {
  readonly safety: SafetyHeaders;
  readonly title: string;
  readonly heading: string;
  readonly message: string;
}

function sendPage(reply: ServerResponse, { safety, title, heading, message }: Page): void {
  const headers = {
    ...safety,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(retryAfter),
    connection: 'close',
  };
  reply.writeHead(503, headers).end(`<!doctype html>
<html lang="pl">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>body { font: 1.25rem/1.5 sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem }</style>
<main>
<h1>${heading}</h1>
<p>${message}</p>
<p><a href="">Sprawdź, czy już działa</a></p>
</main>
</html>
`);
}
