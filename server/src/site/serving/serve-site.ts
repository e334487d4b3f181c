import { sitePrefix } from '@grzadka/contract/site/site.paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { AppError, notFound } from '#src/core/errors/app-error.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import type { Front } from '#src/core/http/edge/front.ts';
import type { AnsweredRequest, TellAlike } from '#src/core/http/operation/log-requests.ts';
import type { PageContext } from '../pages/layout.ts';
import { createFacts, readFacts } from '../site-facts.ts';
import { linksOf } from '../site-links.ts';
import { type Asked, readAsked } from './asked.ts';
import { keepReplies, type SiteReply } from './kept-replies.ts';
import { createQuickPages } from './quick-pages.ts';
import { isReading, policy, refuseWithPages } from './refuse-with-page.ts';
import { sendKept } from './send-kept.ts';
import type { SiteHost } from './site-host.ts';
import { createReaderThrottle } from './throttle-readers.ts';

/** Connections to the database that the site takes at the most, of the twenty of a process. */
const connections = 3;

/** With more of them waiting than these another one would be given up before its turn came. */
const mostWaiting = 200;

/** The document of the calls describes the back office alone. */
export const outOfTheCalls = { schema: { hide: true } } as const;

/** How long pages are kept, in milliseconds. */
export const usuallyKept = 10_000;

/** A request as the pages see it. */
interface SiteRequest extends PageContext {
  readonly request: FastifyRequest;
  /** The last part of the path, where the route leaves it open. */
  readonly name: string;
}

/** Where the site stands, besides its routes. */
export interface ServeSiteOptions {
  readonly host: SiteHost;
  /** How long pages are kept, in milliseconds; with 0 they are made anew each time. */
  readonly keptFor: number;
  readonly front: Front;
  /** Returns a function that adds a request, one of those answered alike before the framework, to the log and the figures. */
  readonly tellAlike: (alike: Omit<AnsweredRequest, 'milliseconds'>) => TellAlike;
}

/** What the site's routes are made with. */
export interface SiteServer {
  /** Serves a page that is kept: `make` reads the database and renders. Its query is not looked at. */
  page(path: string, make: (request: SiteRequest) => Promise<SiteReply>): void;
  /** The same of a page that `reads` some of its query: the rest of it makes no other page. */
  pageOf<Read extends keyof Asked>(
    path: string,
    reads: readonly Read[],
    make: (request: SiteRequest & Pick<Asked, Read>) => Promise<SiteReply>,
  ): void;
  /** Reads the database within the site's share of its connections, as pages do of themselves. */
  read<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Serves what is not kept, such as files. */
  file(
    path: string,
    send: (request: SiteRequest, reply: FastifyReply) => Promise<FastifyReply>,
  ): void;
}

/**
 * Puts the public site below its prefix: docs/product/site.md. While it is switched off, all of it is a 404. Pages are
 * kept for `keptFor` milliseconds.
 */
export async function serveSite(
  app: FastifyInstance,
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  {
    host,
    keptFor,
    front,
    tellAlike,
    routes,
  }: ServeSiteOptions & { routes: (site: SiteServer) => void },
): Promise<void> {
  const countReader = createReaderThrottle();
  const replies = keepReplies(keptFor);
  const ownHostLinks = linksOf(config, true);
  const links = linksOf(config, false);
  const share = pLimit(connections);
  const inShare = <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (share.pendingCount >= mostWaiting) throw new AppError('unavailable', { retryAfter: 5 });
    return share(work);
  };
  // What is kept needs no connection, and does not wait with those that do.
  const knownFacts = createFacts(() => inShare(() => readFacts(db, config)), keptFor);
  const contexts = new WeakMap<FastifyRequest, PageContext>();
  const readContext = async (request: FastifyRequest): Promise<PageContext | null> => {
    const facts = await knownFacts.read();
    if (!facts.publicSite) return null;
    return { facts, links: host.isOwn(request.raw) ? ownHostLinks : links };
  };
  const contextOf = (request: FastifyRequest): SiteRequest => {
    const context = contexts.get(request);
    if (!context) throw notFound();
    const { name = '' } = request.params as { name?: string };
    return { ...context, request, name };
  };
  const quick = createQuickPages({
    trustProxy: config.trustProxy,
    keptNow: replies.now,
    isOn: () => knownFacts.now()?.publicSite === true,
    countReader,
    tellAlike,
  });
  front.answerFirst(quick.answer);
  app.addHook('preClose', async () => quick.close());

  await app.register(
    async (site) => {
      site.addHook('onRequest', async (request, reply) => {
        reply.header('content-security-policy', policy);
        const context = await readContext(request);
        if (context === null) throw notFound();
        contexts.set(request, context);
        const retryAfter = countReader(request.ip);
        if (retryAfter > 0) throw new AppError('throttled', { retryAfter });
        // Answered as such by what refuses.
        if (!isReading(request)) throw notFound();
      });
      refuseWithPages(site, readContext);
      const pageOf: SiteServer['pageOf'] = (path, reads, make) =>
        site.get(path, outOfTheCalls, async (request, reply) => {
          const context = contextOf(request);
          const asked = readAsked(request.query, reads);
          const key = JSON.stringify([context.links.to(path), context.name, asked]);
          const kept = await replies.get(key, () => inShare(() => make({ ...context, ...asked })));
          sendKept({ request, reply }, kept);
          quick.remember({ request, reply, key, kept });
          return reply;
        });
      routes({
        page: (path, make) => pageOf(path, [], make),
        pageOf,
        read: inShare,
        file: (path, send) =>
          site.get(path, outOfTheCalls, (request, reply) => send(contextOf(request), reply)),
      });
    },
    { prefix: sitePrefix },
  );
}
