import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Config } from '#src/core/config/config.ts';
import type { AnswerFirst } from '#src/core/http/edge/front.ts';
import {
  type AnsweredRequest,
  newRequestId,
  requestIdHeader,
  type TellAlike,
} from '#src/core/http/operation/log-requests.ts';
import { isForwarded } from '#src/core/http/origin/forwarded.ts';
import { hostOf } from '#src/core/http/origin/host.ts';
import { countHosts } from '#src/core/http/origin/require-host.ts';
import { senderOf } from '#src/core/http/origin/sender.ts';
import { trustedProxies } from '#src/core/http/origin/trusted-proxies.ts';
import { type Encoded, type Encoding, encodedFor, type KeptReply } from './kept-replies.ts';

/** How many ways to ask for a page are remembered, and the longest of them, in letters. */
const mostRemembered = 1_000;
const longestRemembered = 500;

/** A page that the framework sent, as it is sent again. */
interface QuickPage {
  /** What the page is kept under. */
  readonly key: string;
  readonly tell: TellAlike;
  /** Of the bytes that these headers go with. */
  readonly etag: string;
  /** Names and values in turn; those of the request's id come before them. */
  readonly headers: readonly string[];
}

interface QuickPagesOptions extends Pick<Config, 'trustProxy'> {
  /** The page that is kept under a key at this moment. */
  readonly keptNow: (key: string) => KeptReply | undefined;
  /** Whether the site is known to be on. */
  readonly isOn: () => boolean;
  /** Counts a request of an address; gives more than 0 past its limit. */
  readonly countReader: (address: string) => number;
  /** Returns a function that adds a request, one of those answered alike, to the log and the figures. */
  readonly tellAlike: (alike: Omit<AnsweredRequest, 'milliseconds'>) => TellAlike;
}

/** A page as the framework has sent it. */
interface Sent {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** What the page is kept under. */
  readonly key: string;
  readonly kept: KeptReply;
}

/** Sends kept pages before the framework. */
export interface QuickPages {
  readonly answer: AnswerFirst;
  readonly remember: (sent: Sent) => void;
  /** Leaves all to the framework from now on, which ends the connections while the program ends. */
  readonly close: () => void;
}

/**
 * Sends a kept page to who asks for it in the very way in which the framework has answered before: by the same host,
 * address and encoding, on which alone depends whether and how it answers. The headers are those that it set. Whoever has the
 * page already, sends anything along, or may not ask more goes the long way (docs/decisions/0135-kept-pages-before-the-framework.md).
 */
export function createQuickPages(options: QuickPagesOptions): QuickPages {
  const { trustProxy, keptNow, isOn, countReader, tellAlike } = options;
  const remembered = new LRUCache<string, QuickPage>({ max: mostRemembered });
  const isProxy = trustedProxies(trustProxy);
  const sender = senderOf(trustProxy);
  let isClosed = false;

  const wayOf = (request: IncomingMessage, url: string, encoding: Encoding) => {
    const { headers } = request;
    const host = headers['x-forwarded-host'] === undefined ? '' : hostOf(request, isProxy);
    return `${headers.host} ${host} ${encoding} ${url}`;
  };
  const isPlain = (request: IncomingMessage) => {
    const { method, httpVersion, headers } = request;
    return (
      method === 'GET' &&
      httpVersion === '1.1' &&
      headers['if-none-match'] === undefined &&
      headers['content-length'] === undefined &&
      headers['transfer-encoding'] === undefined &&
      countHosts(request) === 1 &&
      // The framework says that nobody configured the proxy.
      (trustProxy !== false || !isForwarded(request))
    );
  };

  return {
    answer(request, response, goOn) {
      if (isClosed || remembered.size === 0 || !isPlain(request)) return goOn();
      const encoding = encodedFor(request.headers);
      const page = remembered.get(wayOf(request, request.url ?? '', encoding));
      if (page === undefined || !isOn()) return goOn();
      const address = sender(request);
      const encoded = keptNow(page.key)?.[encoding];
      if (address === undefined || encoded?.etag !== page.etag) return goOn();
      if (countReader(address) > 0) return goOn();
      send(response, page, encoded);
    },
    remember({ request, reply, key, kept }) {
      const { raw, originalUrl, routeOptions } = request;
      const encoding = encodedFor(raw.headers);
      const way = wayOf(raw, originalUrl, encoding);
      const isPage = reply.statusCode === 200 && isPlain(raw) && originalUrl.startsWith('/');
      if (!isPage || way.length > longestRemembered) return;
      const { etag, latin1 } = kept[encoding];
      const { [requestIdHeader]: _, ...same } = reply.getHeaders();
      const headers = { ...same, 'content-length': latin1.length };
      remembered.set(way, {
        key,
        tell: tellAlike({ method: 'GET', route: routeOptions.url ?? '', status: 200 }),
        etag,
        headers: Object.entries(headers).flatMap(([name, value]) => [name, String(value)]),
      });
    },
    close() {
      isClosed = true;
    },
  };
}

/** Sends a page and logs it: at once where its bytes have left, else once they have. */
function send(response: ServerResponse, { headers, tell }: QuickPage, { latin1 }: Encoded): void {
  const begun = performance.now();
  const id = newRequestId();
  const tellNow = () => tell(id, performance.now() - begun);
  response.writeHead(200, [requestIdHeader, id, ...headers]).end(latin1, 'latin1');
  if (response.writableLength === 0) tellNow();
  else response.once('finish', tellNow);
}
