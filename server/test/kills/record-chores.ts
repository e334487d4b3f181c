import type { NewsListItem } from '@grzadka/contract/news/news.model';
import type { PageVersionListItem } from '@grzadka/contract/page/page.model';
import {
  addTexts,
  create,
  move,
  newsOwner,
  type TestOwner,
  textsOf,
} from '#test/content-owners.ts';
import type { TestClient } from '#test/test-client.ts';
import { type Chore, fetchList, statusOf, type Workplace } from './chore.ts';

/** Readings of one meter, newest first. */
export function readings(name: string, meterId: string): Chore<string[]> {
  return {
    name,
    initial: [],
    plan: (values, count) => {
      const value = `${count + 1}`;
      return {
        next: [value, ...values],
        send: ({ client }) =>
          statusOf(client.post('/api/meter/add-measurement', { meterId, measurementValue: value })),
      };
    },
    async read({ db }) {
      const rows = await db
        .selectFrom('measurement')
        .innerJoin('meter', 'meter.id', 'measurement.meterId')
        .select(['measurement.id', 'value', 'lastMeasurementId'])
        .where('meterId', '=', meterId)
        .orderBy('measuredAt', 'desc')
        .orderBy('measurement.id', 'desc')
        .execute();
      const isLastKnown = rows[0]?.id === rows[0]?.lastMeasurementId;
      return rows.map(({ value }) => (isLastKnown ? `${Number(value)}` : 'not the last one'));
    },
  };
}

/** The devices of one meter, each with when it came and went; exchanged, and an exchange undone now and then. */
export function exchanges(meterId: string): Chore<string[]> {
  return {
    name: 'exchanges',
    initial: ['null'],
    plan(devices, count) {
      if (devices.length > 1 && count % 3 === 2) {
        return {
          next: devices.slice(0, -1),
          send: ({ client }) => statusOf(undoNewest(client, meterId)),
        };
      }
      const serialNumber = `N-${count}`;
      const removal = { lastValue: '0', removalReason: 'replaced' };
      return {
        next: [...devices, serialNumber],
        send: ({ client }) =>
          statusOf(
            client.post('/api/meter/replace', {
              meterId,
              ...removal,
              installation: { serialNumber },
            }),
          ),
      };
    },
    async read({ db }) {
      const chain = await db
        .selectFrom('installation')
        .select(['serialNumber', 'installedAt', 'removedAt'])
        .where('meterId', '=', meterId)
        .where('undoneAt', 'is', null)
        .orderBy('installedAt', (order) => order.asc().nullsFirst())
        .execute();
      // Each came as the one before it went, and the last one is there.
      const isWhole = chain.every(
        ({ removedAt }, index) => removedAt === (chain[index + 1]?.installedAt ?? null),
      );
      return chain.map(({ serialNumber }) => (isWhole ? `${serialNumber}` : 'broken'));
    },
  };
}

async function undoNewest(client: TestClient, meterId: string) {
  const path = `/api/meter/getDetails/${meterId}`;
  const details = await client.get<{ installation?: { id: string } }>(path);
  const newest = details.body.installation?.id;
  return newest === undefined ? details : client.delete(`/api/installation/delete/${newest}`);
}

/** Titles of news, which are created, renamed with If-Match, and deleted when there are many. */
export const news: Chore<string[]> = {
  name: 'news',
  initial: [],
  plan(titles, count) {
    const title = `Wpis ${count}`;
    const [oldest] = titles;
    if (oldest === undefined || count % 3 === 0) {
      return {
        next: [...titles, title].toSorted(),
        send: ({ client }) => statusOf(client.post('/api/news/create', { title })),
      };
    }
    const others = titles.filter((other) => other !== oldest);
    if (titles.length > 5) {
      return {
        next: others,
        send: ({ client }) =>
          statusOf(
            newsOf(client, oldest).then(({ id }) => client.delete(`/api/news/delete/${id}`)),
          ),
      };
    }
    return {
      next: [...others, title].toSorted(),
      send: ({ client }) => statusOf(rename(client, oldest, title)),
    };
  },
  async read({ client }) {
    return (await listNews(client)).map((entry) => entry.title).toSorted();
  },
};

async function listNews(client: TestClient): Promise<readonly NewsListItem[]> {
  const items = await fetchList<NewsListItem>(client, '/api/news');
  return items.filter(({ title }) => title.startsWith('Wpis '));
}

async function newsOf(client: TestClient, title: string): Promise<NewsListItem> {
  const found = (await listNews(client)).find((entry) => entry.title === title);
  if (found === undefined) throw new Error('the entry is not in the list');
  return found;
}

async function rename(client: TestClient, from: string, title: string) {
  const { id } = await newsOf(client, from);
  const opened = await client.get(`/api/news/get/${id}`);
  const ifMatch = opened.headers.get('etag');
  if (ifMatch === null) return opened;
  return client.put('/api/news/update', { id, title }, { 'if-match': ifMatch });
}

/** The texts of a news entry in their order: appended, moved, and deleted when there are many. */
export async function blocks({ client }: Workplace): Promise<Chore<string[]>> {
  const owner = await newsOwner(client);
  return {
    name: 'blocks and moves',
    initial: [],
    plan(texts, count) {
      const [first] = texts;
      if (first === undefined || count % 4 === 0) {
        const text = `Akapit ${count}`;
        return {
          next: [...texts, text],
          send: (place) => statusOf(addBlock(place.client, owner, text)),
        };
      }
      if (texts.length > 8) {
        return {
          next: texts.slice(1),
          send: (place) =>
            statusOf(
              blockOf(place.client, owner, 0).then((id) =>
                place.client.delete(`${owner.items}/${id}`),
              ),
            ),
        };
      }
      const at = count % texts.length;
      const isLast = at === texts.length - 1;
      const moved = texts.toSpliced(at, 1);
      return {
        next: isLast ? texts : moved.toSpliced(at + 1, 0, texts[at] ?? ''),
        send: (place) =>
          statusOf(
            blockOf(place.client, owner, at).then((id) => move(place.client, owner, id, 'down')),
          ),
      };
    },
    read: (place) => textsOf(place.client, owner),
  };
}

function addBlock(client: TestClient, owner: TestOwner, text: string) {
  const json = { ...owner.key, html: `<p>${text}</p>` };
  return client.post(`${owner.actions}/add-html-text`, json);
}

async function blockOf(client: TestClient, owner: TestOwner, index: number): Promise<string> {
  const { body } = await client.get<{ content: { items: { id: string }[] } }>(owner.get);
  const id = body.content.items[index]?.id;
  if (id === undefined) throw new Error('the entry does not come');
  return id;
}

const clonedTexts = ['Pierwszy', 'Drugi', 'Trzeci'];

/** Versions of a page with their texts, each a clone of the first. */
export async function clones({ client }: Workplace): Promise<Chore<string[]>> {
  const pageId = 'kontakt';
  const source = await create(client, '/api/page/version/create', { pageId });
  const ownerOf = (pageVersionId: string): TestOwner => ({
    key: { pageId, pageVersionId },
    get: `/api/page/${pageId}/version/${pageVersionId}`,
    delete: `/api/page/${pageId}/version/${pageVersionId}/delete`,
    items: `/api/page/${pageId}/version/${pageVersionId}/content/item`,
    actions: '/api/page/version/content/item',
  });
  await addTexts(client, ownerOf(source), clonedTexts);
  const whole = clonedTexts.join();
  const versions = async (place: Workplace) => {
    const path = `/api/page/${pageId}/versions`;
    const items = await fetchList<PageVersionListItem>(place.client, path);
    return items.map(({ id }) => id);
  };
  return {
    name: 'clones',
    initial: [whole],
    plan: (texts) =>
      texts.length > 5
        ? {
            next: texts.slice(1),
            send: async (place) => {
              const ids = await versions(place).catch(() => []);
              const clone = ids.find((id) => id !== source);
              return clone === undefined ? 0 : statusOf(place.client.delete(ownerOf(clone).delete));
            },
          }
        : {
            next: [...texts, whole],
            send: (place) =>
              statusOf(
                place.client.post('/api/page/version/clone', { pageId, pageVersionId: source }),
              ),
          },
    async read(place) {
      const ids = await versions(place);
      return Promise.all(ids.map(async (id) => (await textsOf(place.client, ownerOf(id))).join()));
    },
  };
}
