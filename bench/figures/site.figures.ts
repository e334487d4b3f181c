import type { DatabaseUrls } from '@grzadka/server/src/core/database/server/database-server.ts';
import { pathOf } from '@grzadka/server/src/site/site-links.ts';
import { findKeys } from '../cases/prepared-case.ts';
import { copyOf } from '../database/copies.ts';
import { startProgram } from '../processes/program.ts';
import { signIn } from '../processes/sign-in.ts';
import { measureCrowd } from '../site/crowd.ts';
import { measureKeptPages } from '../site/kept-pages.ts';
import { measureLighthouse } from '../site/lighthouse-points.ts';
import { measurePageSizes } from '../site/page-sizes.ts';
import { measurePagesMadeAnew } from '../site/pages-made-anew.ts';
import { siteVariables } from '../site/readers.ts';
import type { Figure, FigureGroup } from './figure.ts';

async function measure(): Promise<readonly Figure[]> {
  const urls = await copyOf('town');
  const entry = await findEntry(urls);
  const made = await measurePagesMadeAnew(urls);
  await using program = await startProgram(urls, siteVariables);
  const { origin } = program;
  return [
    ...(await measureKeptPages(origin, entry)),
    ...made,
    ...(await measureCrowd(origin, await signIn(urls))),
    ...(await measurePageSizes(origin, entry)),
    ...(await measureLighthouse(origin, entry)),
  ];
}

/** The path of a news entry that stays published. */
async function findEntry({ ownerUrl }: DatabaseUrls): Promise<string> {
  const keys = `select id, title from news
    where publication_from_date < now() and publication_thru_date is null limit 1`;
  const [[id = '', title = ''] = []] = await findKeys({ keys }, ownerUrl);
  return pathOf('news', { id, title });
}

export default {
  title: 'The public site: town, one process',
  note: `Each request comes from another of 2,000 addresses, as a trusted proxy tells them, so that the throttle lets it pass.

A kept page takes 50 µs of this process once its code has settled, which takes some 60,000 requests, and 95 before; the bare
server 15, so that the bench's own client (26) keeps it from giving more. Of the 50, by a profile: the framework's request,
reply and routing, and Node's headers 20, collecting garbage 8, hooks of the whole application 5, the line of the log 3,
metrics 1, the throttle 2, the address behind the proxy 2, the site's own hook and key 4. Tried: hooks by callback instead of
promise, and the context of a page as a property of the request instead of in a WeakMap: 46 µs with and without. Kept:
links of a page made once, and what is remembered asked without a turn in the line for the database.

Pages made anew read the settings each time as well, which the program remembers for ten seconds; the bare server does
not. What limits the last pages is the index, which has no count: 0.2 µs for each of the 53,000 entries before them. The
sitemap's 440 ms are two thirds the database's, for the titles of 50,000 entries, and a third of it their addresses, made in portions.

The crowd asks for pages that nobody has asked for yet, so that each which is not refused is made. Texts of the data set
repeat themselves, and compress better than those of people do.

Lighthouse loads \`robots.txt\` from within the page that it judges, which the policy of the pages forbids to whatever page there is;
that alone takes 8 points of search engine optimisation. That category is therefore judged behind a proxy that adds
\`connect-src 'self'\` to the policy and changes nothing else (0106).`,
  measure,
} satisfies FigureGroup;
