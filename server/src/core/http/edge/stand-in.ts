import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Config } from '../../config/config.ts';
import { listenFailure } from '../../process/listen-address.ts';
import { readSafetyHeaders } from '../secure-headers.ts';
import { replyBare, type SafetyHeaders } from './bare-refusal.ts';

const retryAfter = 15;

/**
 * Answers in the application's place for as long as its start has to wait: every call is a 503 with
 * `message()`, a page one that shows it; the process counts as live. Gives the
 * address free when it is disposed of. Throws a `StartError` when it cannot listen there.
 */
export async function standIn(
  config: Pick<Config, 'host' | 'isPublicOverHttps' | 'port'>,
  message: () => string,
): Promise<AsyncDisposable> {
  const safety = await readSafetyHeaders(config);
  const server = createServer((request, reply) => {
    if (request.url === '/api/health/live') {
      reply.writeHead(200, { ...safety, 'content-type': 'application/json' });
      reply.end(JSON.stringify({ status: 'ok' }));
    } else if (wantsPage(request)) sendPage(reply, message(), safety);
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

function wantsPage({ url = '/', headers }: IncomingMessage): boolean {
  return !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
}

function sendPage(reply: ServerResponse, message: string, safety: SafetyHeaders): void {
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
<title>Grządka</title>
<style>body { font: 1.25rem/1.5 sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem }</style>
<main>
<h1>Grządka chwilowo nie działa</h1>
<p>${message}</p>
<p><a href="">Sprawdź, czy już działa</a></p>
</main>
</html>
`);
}
