import type { DatabaseUrls } from '@grzadka/server/src/core/database/server/database-server.ts';
import { createTestClient } from '@grzadka/server/test/test-client.ts';
import { pngForm } from '@grzadka/server/test/test-images.ts';
import { findKeys, inTurn } from '../cases/prepared-case.ts';
import { alternate } from '../figures/alternate.ts';
import type { Figure } from '../figures/figure.ts';
import { openClient } from '../http/client.ts';
import { p95Of } from '../http/latency.ts';
import { forkServer } from '../processes/fork-server.ts';
import { signIn } from '../processes/sign-in.ts';
import { madePages } from './made-pages.ts';
import { readerCall } from './readers.ts';

const rounds = 5;
const series = { fewest: 3, most: 60, milliseconds: 400 };

/** What limits a page that falls short, and what was tried; by the page's name. */
const notes: Readonly<Record<string, string>> = {};

/** How long a page of the site takes that nobody has asked for lately, beside its statements alone. */
export async function measurePagesMadeAnew(urls: DatabaseUrls): Promise<Figure[]> {
  await using program = await forkServer(new URL('unkept.process.ts', import.meta.url), [urls.url]);
  await using bareServer = await forkServer(new URL('published.process.ts', import.meta.url), [
    urls.url,
  ]);
  await using ours = openClient(program.origin, { connections: 1 });
  await using bare = openClient(bareServer.origin, { connections: 1 });
  await publishImage(urls, program.origin);
  const figures: Figure[] = [];
  for (const [id, page] of Object.entries(madePages)) {
    const keys = await findKeys(page, urls.ownerUrl);
    const next = inTurn(keys, (key) => readerCall(page.path(key)));
    const nextBare = inTurn(keys, (key) => ({
      method: 'GET',
      path: `/${[id, ...key.map((part) => encodeURIComponent(part))].join('/')}`,
    }));
    const measured = await alternate(
      rounds,
      () => p95Of(ours, next, series),
      () => p95Of(bare, nextBare, series),
    );
    const note = notes[page.name];
    figures.push({
      name: `${page.name}, made anew: p95`,
      unit: 'ms',
      rounds: measured.rounds,
      baseline: {
        name: 'of what is made anew, a bare node:http server that sends what the same statements give',
        rounds: measured.baseline ?? [],
      },
      target: { atMost: page.atMost },
      ...(note !== undefined && { note }),
    });
  }
  return figures;
}

/** The data sets have none. */
async function publishImage(urls: DatabaseUrls, origin: string): Promise<void> {
  const { cookie } = await signIn(urls);
  const [name = '', value = ''] = cookie.split('=');
  const clerk = createTestClient(origin, { [name]: value });
  const keys =
    'select id from news where publication_from_date < now() and publication_thru_date is null limit 1';
  const [[newsId = ''] = []] = await findKeys({ keys }, urls.ownerUrl);
  const multipart = await pngForm({ newsId, alt: 'Altana' }, { width: 600, height: 400 });
  const path = '/api/news/content/item/add-image';
  const { status } = await clerk.request(path, { method: 'POST', multipart });
  if (status !== 201) throw new Error(`an image was answered with ${status}`);
}
