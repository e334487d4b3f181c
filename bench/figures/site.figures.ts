import { copyOf } from '../database/copies.ts';
import { startProgram } from '../processes/program.ts';
import { signIn } from '../processes/sign-in.ts';
import { measureCrowd } from '../site/crowd.ts';
import { findEntry } from '../site/find-entry.ts';
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
    ...made,
    ...(await measureCrowd(origin, await signIn(urls))),
    ...(await measurePageSizes(origin, entry)),
    ...(await measureLighthouse(origin, entry)),
  ];
}

export default {
  title: 'The public site: town, one process',
  note: `Each request comes from another of 4,000 addresses, as a trusted proxy names them, so that the throttle lets it pass.

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
