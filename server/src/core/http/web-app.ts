import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { buildIdFile, buildIdHeader } from '@grzadka/contract/core/build-id';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from '../errors/app-error.ts';
import { inTime } from '../in-time.ts';
import type { SafetyHeaders } from './edge/bare-refusal.ts';
import { sendRefusal } from './error-handler.ts';
import { keptForEver } from './kept-for-ever.ts';
import { isPlain, type PageHead, withHead } from './page-head.ts';
import { type KnownCall, readScreens } from './screen-link.ts';
import { type Identify, mayCall } from './serve.ts';

const webFolder = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

const pageFile = 'index.html';
const policyHeader = 'content-security-policy';
const screensFile = '.vite/screens.json';

/** How many milliseconds the page waits for the database: it has to come while that does not answer, too. */
const mostWait = 500;

/** Files whose name holds a hash of their content never change. */
const hashedFolder = join(webFolder, 'assets') + sep;

interface WebApp {
  /** Gives what the page says of itself. */
  readonly readHead: () => Promise<PageHead>;
  readonly identify: Identify;
  readonly safety: SafetyHeaders;
}

/**
 * Serves the built web application: its files, and its page for every other path, since the browser
 * does the routing. An unknown path below /api, or a hashed file of another version, is a JSON 404. Every reply
 * names the build that is there, by which a page of an older one hears of it. The page has the head that `readHead`
 * gives at that moment, and its own where that fails. For whoever is signed in it names the files of its screen and the
 * calls that this makes first, which the browser then fetches beside the start (0199).
 */
export async function serveWebApp(
  app: FastifyInstance,
  { readHead, identify, safety }: WebApp,
): Promise<void> {
  const page = existsSync(webFolder) && readFileSync(join(webFolder, pageFile), 'utf8');
  const linkOf = page === false ? () => undefined : readScreens(join(webFolder, screensFile));
  const policy = page === false ? '' : policyOf(page, safety);
  const calls = new Map<string, KnownCall>();
  app.addHook('onRoute', ({ method, url, config }) => {
    if (method === 'GET' && config?.endpoint) calls.set(withoutNames(url), config.endpoint);
  });
  if (page !== false) {
    const build = readFileSync(join(webFolder, buildIdFile), 'utf8');
    app.addHook('onRequest', async (_, reply) => {
      reply.header(buildIdHeader, build);
    });
    await app.register(fastifyStatic, {
      root: webFolder,
      wildcard: false,
      // Sent below, by one route.
      globIgnore: ['assets/**'],
      // Sent below, with its head.
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const isHashed = file.startsWith(hashedFolder);
        void reply.header('cache-control', isHashed ? keptForEver : 'no-cache');
      },
    });
    serveHashedFiles(app);
  }
  app.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (page !== false && isPage && !/^\/(api|metrics|assets)(\/|$)/.test(path)) {
      const [head, caller] = await Promise.all([
        inTime(readHead(), mostWait).catch(() => undefined),
        inTime(identify(request), mostWait).catch(() => null),
      ]);
      const may = (call: KnownCall) => mayCall(caller, call);
      const callAt = (at: string) => calls.get(withoutNames(at));
      const link = caller ? linkOf(request.url, { callAt, may }) : undefined;
      // Said where it is nothing, too: at a 304 the browser would keep that of who was signed in before.
      reply.header('link', link ?? '');
      reply.header(policyHeader, policy);
      return sendPage(reply, page, head);
    }
    return sendRefusal(request, reply, notFound());
  });
}

/** The content security policy by which the scripts that stand in the page may run, each by its hash, and no other. */
function policyOf(page: string, safety: SafetyHeaders): string {
  const hashes = Array.from(
    page.matchAll(/<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs),
    ([, code = '']) => {
      const hash = createHash('sha256').update(code).digest('base64');
      return `'sha256-${hash}'`;
    },
  );
  const ofFiles = "script-src 'self'";
  return (safety[policyHeader] ?? '').replace(ofFiles, [ofFiles, ...hashes].join(' '));
}

/** A path whose ids have no names: a screen's address may call them otherwise than the call does. */
function withoutNames(path: string): string {
  return path.replaceAll(/:\w+/g, ':');
}

/** There are hundreds of them: a route for each would take half of the time in which the application is made. */
function serveHashedFiles(app: FastifyInstance): void {
  const names = new Set(readdirSync(hashedFolder));
  app.get<{ Params: { name: string } }>(
    '/assets/:name',
    { schema: { hide: true } },
    ({ params: { name } }, reply) =>
      names.has(name) ? reply.sendFile(`assets/${name}`) : reply.callNotFound(),
  );
}

function sendPage(reply: FastifyReply, page: string, head: PageHead | undefined): FastifyReply {
  if (head === undefined || isPlain(head)) return reply.sendFile(pageFile);
  return reply
    .code(200)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    .send(withHead(page, head));
}
