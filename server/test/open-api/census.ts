import type { ListPage } from '@grzadka/contract/core/list/list';
import { sql } from 'kysely';
import { type OpenApi, type Operation, operationsOf } from './document.ts';
import type { ReplyCheck } from './reply-check.ts';
import { clientOf, type World } from './world.ts';

interface Checked {
  readonly document: OpenApi;
  readonly check: ReplyCheck;
}

/** The lists, each with the calls that tell more of a row by its id. */
const lists: Readonly<Record<string, readonly string[]>> = {
  '/api/garden': [
    '/api/garden/getDetails/{id}',
    '/api/garden/{id}/assignments',
    '/api/garden/{id}/basis',
    '/api/garden/{id}/settlements',
    '/api/garden/{id}/transfer-applications',
  ],
  '/api/party': [
    '/api/party/get/{id}',
    '/api/party/getDetails/{id}',
    '/api/party/{id}/assignments',
    '/api/party/{id}/memberships',
    '/api/party/{id}/consents',
    '/api/party/{id}/settlements',
  ],
  '/api/meter': ['/api/meter/get/{id}', '/api/meter/{id}/measurements'],
  '/api/settlement': ['/api/settlement/getDetails/{id}'],
  '/api/news': ['/api/news/get/{id}'],
  '/api/notice': ['/api/notice/get/{id}'],
  '/api/file': ['/api/file/get/{id}', '/api/file/content/{id}'],
  '/api/page/{pageId}/versions': ['/api/page/{pageId}/version/{id}'],
};

/**
 * Reads all that is stored through the calls that tell it, each reply checked by the document, and
 * compares the rows with the objects of the storage. Gives what is wrong, and how many rows it read.
 */
export async function takeCensus(
  world: World,
  { document, check }: Checked,
): Promise<{ faults: readonly string[]; rows: number }> {
  const reader = clientOf(world, 'ROLE_ADMIN');
  const operations = operationsOf(document).filter(({ method }) => method === 'GET');
  const faults: string[] = [];
  let rows = 0;

  const read = async (template: string, url: string): Promise<string> => {
    const operation = find(operations, template);
    const { status, headers, text } = await asText(await reader.send(url));
    const wrong = check(operation, { status, headers, text });
    faults.push(
      ...[...wrong, ...(status === 200 ? [] : [`${status}`])].map((one) => `${url}: ${one}`),
    );
    return text;
  };

  for (const [list, details] of Object.entries(lists)) {
    const pages = list.includes('{pageId}') ? ['oplaty', 'wladze', 'kontakt'] : [''];
    for (const page of pages) {
      const at = (template: string, id: string) =>
        template.replace('{pageId}', page).replace('{id}', id);
      for (let offset = 0, total = 1; offset < total; offset += 1000) {
        const url = `${at(list, '')}?limit=1000&offset=${offset}`;
        const { items, totalItems } = JSON.parse(await read(list, url)) as ListPage<{ id: string }>;
        total = totalItems;
        rows += items.length;
        for (const { id } of items) {
          await Promise.all(details.map((template) => read(template, at(template, id))));
        }
      }
    }
  }
  return { faults: [...faults, ...(await storageFaults(world)), ...(await orphans(world))], rows };
}

async function asText(response: Response) {
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function find(operations: readonly Operation[], template: string): Operation {
  const shape = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');
  const operation = operations.find(({ path }) => shape(path) === shape(template));
  if (!operation) throw new Error(`no call ${template}`);
  return operation;
}

/** Rows of objects that are not there, and objects without a row. */
async function storageFaults({ app: { db, storage } }: World): Promise<string[]> {
  const rows = await db.selectFrom('storedObject').select('id').execute();
  const known = new Set(rows.map(({ id }) => id));
  const stored = new Set<string>();
  for await (const batch of storage.list()) for (const { key } of batch) stored.add(key);
  return [
    ...[...known].filter((id) => !stored.has(id)).map((id) => `no object ${id}`),
    ...[...stored].filter((key) => !known.has(key)).map((key) => `no row of object ${key}`),
  ];
}

/** Contents that are nobody's, or not without gaps: what a change leaves that stopped half-way. */
async function orphans({ app: { db } }: World): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from content where id not in (
      select content_id from news union all select content_id from notice
      union all select content_id from page_version)
    union all
    select content_id from content_block group by content_id
    having max(position) <> count(*) or min(position) <> 1`.execute(db);
  return rows.map(({ id }) => `content ${id} is nobody's or has a gap`);
}
