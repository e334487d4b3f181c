import { createHash } from 'node:crypto';
import { siteEndpoints } from '@grzadka/contract/site/site.endpoints';
import { html } from '@remix-run/html-template';
import type { FastifyReply } from 'fastify';
import type { AppContext } from '#src/core/http/app-context.ts';
import { getSettings } from '#src/settings/settings.repo.ts';
import { renderEntryPage } from './pages/entry-page.ts';
import { renderFixedPage } from './pages/fixed-page.ts';
import type { PageContext } from './pages/layout.ts';
import { wholeStyle } from './pages/style.ts';
import { previewEntry } from './published/published-entries.ts';
import { previewPageVersion } from './published/published-pages.ts';
import { readFacts } from './site-facts.ts';
import { previewLinksOf, siteUrlOf } from './site-links.ts';

/** Within the page, since the site's own style sheet is not there while the site is off; links lead nowhere in a frame. */
const ownStyle = html`<style>${html.raw`${wholeStyle}`}</style><base target="_blank">`;
const styleHash = createHash('sha256').update(wholeStyle).digest('base64');

/** A preview is shown in a frame of the back office and nowhere else. */
const previewHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; img-src 'self'; style-src 'sha256-${styleHash}'; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  'x-frame-options': 'SAMEORIGIN',
};

/** The calls about the public site. */
export function routes({ serve, db, config }: AppContext): void {
  serve(siteEndpoints.state, async () => {
    const { publicSite } = await getSettings(db, config);
    return { enabled: publicSite, url: siteUrlOf(config) };
  });

  const preview = async (
    reply: FastifyReply,
    render: (context: PageContext) => Promise<string>,
  ): Promise<FastifyReply> => {
    const facts = await readFacts(db, config);
    const page = await render({ facts, links: previewLinksOf(config), ownStyle });
    return reply.headers(previewHeaders).send(page);
  };

  serve(siteEndpoints.previewNews, ({ params, reply }) =>
    preview(reply, async (context) =>
      renderEntryPage(context, 'news', await previewEntry(db, 'news', params.newsId)),
    ),
  );

  serve(siteEndpoints.previewNotice, ({ params, reply }) =>
    preview(reply, async (context) =>
      renderEntryPage(context, 'notice', await previewEntry(db, 'notice', params.noticeId)),
    ),
  );

  serve(siteEndpoints.previewPageVersion, ({ params, reply }) =>
    preview(reply, async (context) => {
      const { pageId, blocks } = await previewPageVersion(db, params.pageVersionId);
      return renderFixedPage(context, pageId, blocks);
    }),
  );
}
