import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { buildIdFile, buildIdHeader } from '@grzadka/contract/core/build-id';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../errors/app-error.ts';
import { sendRefusal } from '../errors/error-handler.ts';

const webFolder = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

/** Files whose name holds a hash of their content never change. */
const hashedFolder = join(webFolder, 'assets') + sep;

/**
 * Serves the built web application: its files, and its page for every other path, since the browser
 * does the routing. An unknown path below /api, or a hashed file of another version, is a JSON 404. Every reply
 * names the build that is there, by which a page of an older one hears of it.
 */
export async function serveWebApp(app: FastifyInstance): Promise<void> {
  const isBuilt = existsSync(webFolder);
  if (isBuilt) {
    const build = readFileSync(join(webFolder, buildIdFile), 'utf8');
    app.addHook('onRequest', async (_, reply) => {
      reply.header(buildIdHeader, build);
    });
    await app.register(fastifyStatic, {
      root: webFolder,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const isHashed = file.startsWith(hashedFolder);
        void reply.header(
          'cache-control',
          isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (isBuilt && isPage && !/^\/(api|metrics|assets)(\/|$)/.test(path)) {
      return reply.sendFile('index.html');
    }
    return sendRefusal(request, reply, notFound());
  });
}
