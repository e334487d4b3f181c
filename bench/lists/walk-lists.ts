import type { ListDefinition, ListPage } from '@grzadka/contract/core/list/list';
import type { Call, Client } from '../http/client.ts';
import { everyList, type ListCall } from './every-list.ts';
import { type ListRequest, requestsOf } from './requests-of.ts';

/** One way to ask a server for a list. */
export interface WalkedRequest extends Pick<ListRequest, 'name' | 'kind'> {
  readonly list: string;
  readonly next: () => Call;
}

/** An item as far as its name goes, which entries call their title, and the audit has of each record. */
type NamedItem = {
  readonly id: string;
  readonly record?: { readonly id: string; readonly name: string | null };
} & Readonly<Record<'name' | 'title', string | undefined>>;

/** More names than there are requests by phrase in a run of the bench. */
const sampleSize = 200;

/** Every way to ask for every list, with values from what the server holds. */
export async function walkLists(client: Client): Promise<WalkedRequest[]> {
  const { items: meters } = await readPage(client, '/api/meter?limit=1');
  const meterId = meters[0]?.id ?? '';
  const walked: WalkedRequest[] = [];
  for (const call of everyList) walked.push(...(await walkList(client, call, meterId)));
  return walked;
}

async function walkList(
  client: Client,
  { name: listName, list, path }: ListCall,
  meterId: string,
): Promise<WalkedRequest[]> {
  const address = path(meterId);
  const { totalItems } = await readPage(client, `${address}?limit=1`);
  // From the middle: at either end of an alphabet names are not like most.
  const offset = Math.max(0, Math.floor((totalItems - sampleSize) / 2));
  const { items } = await readPage(client, `${address}?limit=${sampleSize}&offset=${offset}`);
  const names = items.map(({ name, title, record }) => name ?? title ?? record?.name ?? '');
  const records = await knownRecords(client, { list, address, items });
  return requestsOf(list, { names, totalItems, records }).map(({ name, kind, queries }) => ({
    list: listName,
    name,
    kind,
    next: inTurn(queries.map((query) => `${address}?${query}`)),
  }));
}

interface ReadList {
  readonly list: ListDefinition;
  readonly address: string;
  readonly items: readonly NamedItem[];
}

/** For each filter by a record one to filter by: of those that are offered the one that most of the list is of. */
async function knownRecords(
  client: Client,
  { list, address, items }: ReadList,
): Promise<Record<string, string>> {
  const known: Record<string, string> = {};
  for (const [key, filter] of Object.entries(list.filters)) {
    if (filter.kind !== 'record') continue;
    const offered = filter.options && (await readPage(client, filter.options.path)).items;
    const ids = offered?.map(({ id }) => id) ?? items.slice(0, 1).map(({ record }) => record?.id);
    let most = 0;
    for (const id of ids) {
      if (id === undefined) continue;
      const query = new URLSearchParams({ [filter.switch]: 'true', [filter.parameter]: id });
      const { totalItems } = await readPage(client, `${address}?limit=1&${query.toString()}`);
      if (totalItems > most) [known[key], most] = [id, totalItems];
    }
  }
  return known;
}

async function readPage(client: Client, path: string): Promise<ListPage<NamedItem>> {
  const { status, body } = await client.read({ method: 'GET', path });
  if (status !== 200) throw new Error(`${path}: ${status} ${body}`);
  return JSON.parse(body) as ListPage<NamedItem>;
}

function inTurn(paths: readonly string[]): () => Call {
  let count = 0;
  return () => {
    const path = paths[count % paths.length] ?? '';
    count += 1;
    return { method: 'GET', path };
  };
}
