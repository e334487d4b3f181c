import { sitePrefix } from '@grzadka/contract/site/site.paths';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#src/core/http/app-context.ts';
import { calendarRoutes } from './routes/calendar.site.ts';
import { entryRoutes } from './routes/entry.site.ts';
import { documentRoutes, imageRoutes } from './routes/file.site.ts';
import { machineRoutes } from './routes/machine.site.ts';
import { pageRoutes } from './routes/page.site.ts';
import { outOfTheCalls, type ServeSiteOptions, serveSite } from './serving/serve-site.ts';

/** What search engines may read on the host of the application: the site alone. */
const backOfficeRobots = `User-agent: *\nAllow: ${sitePrefix}\nDisallow: /\n`;

/**
 * Serves the public site: docs/product/site.md. Pages are kept in the memory of this process.
 */
export async function serveWholeSite(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'config' | 'storage'>,
  options: ServeSiteOptions,
): Promise<void> {
  app.get('/robots.txt', outOfTheCalls, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(backOfficeRobots),
  );
  await serveSite(app, context, {
    ...options,
    routes: (site) => {
      const all = [
        pageRoutes,
        entryRoutes,
        documentRoutes,
        imageRoutes,
        calendarRoutes,
        machineRoutes,
      ];
      for (const routes of all) routes(site, context);
    },
  });
}
