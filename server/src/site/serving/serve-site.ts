import { isStorable } from '@grzadka/contract/core/fields';
import { sitePrefix } from '@grzadka/contract/site/site-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import * as z from 'zod/mini';
import type { AppContext } from '#src/core/http/app-context.ts';
import { AppError, notFound } from '#src/core/errors/app-error.ts';
import { getSettings } from '#src/settings/settings.repo.ts';
import type { PageContext } from '../pages/layout.ts';
import { createFacts } from '../site-facts.ts';
import { linksOf } from '../site-links.ts';
import { keepReplies, type SiteReply } from './kept-replies.ts';
import { sendKept } from './send-kept.ts';
import type { SiteHost } from './site-host.ts';
import { isReading, policy, refuseWithPages } from './site-refusals.ts';
import { createReaderThrottle } from './throttle-readers.ts';

/** Connections to the database that the site takes at the most, of the twenty of a process. */
const connections = 3;

/** With more of them waiting than these another one would be given up before its turn came. */
const mostWaiting = 200;

/** Nobody types more than this into the field. */
const longestPhrase = 100;

/** The document of the calls tells programs of the back office alone. */
export const outOfTheCalls = { schema: { hide: true } } as const;

/** How long pages are kept, in milliseconds. */
export const usuallyKept = 10_000;

/** A request as the pages see it. */
interface SiteRequest extends PageContext {
  readonly request: FastifyRequest;
  /** The last part of the path, where the route leaves it open. */
  readonly name: string;
  /** Which page of a list is asked for, from 1. */
  readonly page: number;
  /** What is searched for; '' without it. */
  readonly phrase: string;
}

const query = z.object({
  strona: z._default(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.transform(Number)), 1),
  fraza: z._default(
    z.pipe(
      z.string().check(z.refine(isStorable)),
      z.transform((phrase) => phrase.trim().slice(0, longestPhrase)),
    ),
    '',
  ),
});

/** What the site's routes are made with. */
export interface SiteServer {
  /** Serves a page that is kept: `make` reads the database and renders. */
  page(path: string, make: (request: SiteRequest) => Promise<SiteReply>): void;
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
    routes,
  }: { host: SiteHost; keptFor: number; routes: (site: SiteServer) => void },
): Promise<void> {
  const countReader = createReaderThrottle();
  const keep = keepReplies(keptFor);
  const ownHostLinks = linksOf(config, true);
  const links = linksOf(config, false);
  const share = pLimit(connections);
  const inShare = <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (share.pendingCount >= mostWaiting) throw new AppError('unavailable', { retryAfter: 5 });
    return share(work);
  };
  // What is kept needs no connection, and does not wait with those that do.
  const readFacts = createFacts(() => inShare(() => getSettings(db, config)), keptFor);
  const contexts = new WeakMap<FastifyRequest, PageContext>();
  const readContext = async (request: FastifyRequest): Promise<PageContext | null> => {
    const facts = await readFacts();
    if (!facts.publicSite) return null;
    return { facts, links: host.isOwn(request.raw) ? ownHostLinks : links };
  };
  const contextOf = (request: FastifyRequest): SiteRequest => {
    const context = contexts.get(request);
    const asked = query.safeParse(request.query);
    if (!context || !asked.success) throw notFound();
    const { strona: page, fraza: phrase } = asked.data;
    const { name = '' } = request.params as { name?: string };
    return { ...context, request, name, page, phrase };
  };

  await app.register(
    async (site) => {
      site.addHook('onRequest', async (request, reply) => {
        reply.header('content-security-policy', policy);
        const context = await readContext(request);
        if (context === null) throw notFound();
        contexts.set(request, context);
        await countReader(request.ip);
        // Answered as such by what refuses.
        if (!isReading(request)) throw notFound();
      });
      refuseWithPages(site, readContext);
      routes({
        page: (path, make) =>
          site.get(path, outOfTheCalls, async (request, reply) => {
            const context = contextOf(request);
            const { name, page, phrase } = context;
            const key = JSON.stringify([context.links.to(path), name, page, phrase]);
            const kept = await keep(key, () => inShare(() => make(context)));
            return sendKept({ request, reply }, kept);
          }),
        read: inShare,
        file: (path, send) =>
          site.get(path, outOfTheCalls, (request, reply) => send(contextOf(request), reply)),
      });
    },
    { prefix: sitePrefix },
  );
}
