import { once } from 'node:events';
import { request as ask, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenForBench } from './listen-for-bench.ts';

// The least that a kept page can cost with Node: it asks the program whose origin it is given once for each page and
// encoding, and answers with the same bytes and headers from then on.

const [, , origin = ''] = process.argv;

interface Reply {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

const replies = new Map<string, Reply>();

/** What Node states itself. */
const ofTheConnection = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

async function fetchReply({ url = '/', headers }: IncomingMessage): Promise<Reply> {
  const { host: _, ...others } = headers;
  const asked = ask(new URL(url, origin), { headers: others }).end();
  const [reply] = (await once(asked, 'response')) as [IncomingMessage];
  return {
    status: reply.statusCode ?? 500,
    headers: Object.fromEntries(
      Object.entries(reply.headers).filter(([name]) => !ofTheConnection.has(name)),
    ),
    body: await buffer(reply),
  };
}

listenForBench(async (request, response) => {
  const key = `${request.headers['accept-encoding'] ?? ''} ${request.url}`;
  const reply = replies.get(key) ?? (await fetchReply(request));
  replies.set(key, reply);
  response.writeHead(reply.status, reply.headers).end(reply.body);
});
