import type { ListDefinition, ListPage } from '@grzadka/contract/core/list/list';
import type { Call, Client } from '../http/client.ts';
import { everyList, type ListCall } from './every-list.ts';
import { type ListRequest, requestsOf } from './requests-of.ts';

/** One way to ask a server for a list. */
export interface WalkedRequest extends Pick<ListRequest, 'name' | 'kind' | 'isRepeated'> {
  readonly list: string;
  /** Different ones. */
  readonly calls: readonly Call[];
}

/** An item as far as its name goes, which entries call their title, and the audit has of each record; accounts have their holders'. */
type NamedItem = {
  readonly id: string;
  readonly record?: { readonly id: string; readonly name: string | null };
} & Readonly<Record<'name' | 'title' | 'holders', string | undefined>>;

/** From how many places of a list, which lie all over it, how many records are looked at: a phrase for each request. */
const samplePlaces = 8;
const sampleSize = 25;

const instant = /"(\d{4}-\d{2}-\d{2}T[^"]+Z)"/g;

/** Every way to ask for every list, with values from what the server holds; lists of records that it has none of are left out. */
export async function walkLists(client: Client): Promise<WalkedRequest[]> {
  const walked: WalkedRequest[] = [];
  for (const call of everyList) {
    const ownerId = await ownerOf(client, call);
    if (ownerId !== undefined) walked.push(...(await walkList(client, call, ownerId)));
  }
  return walked;
}

/** The first of those that have such a list; undefined where there are none, and '' for a list that is no record's. */
async function ownerOf(client: Client, { owners }: ListCall): Promise<string | undefined> {
  if (owners === null) return '';
  const { items } = await readPage(client, `${owners}?limit=1`);
  return items[0]?.id;
}

async function walkList(
  client: Client,
  { name: listName, list, path }: ListCall,
  ownerId: string,
): Promise<WalkedRequest[]> {
  const address = path(ownerId);
  const { totalItems } = await readPage(client, `${address}?limit=1`);
  const items: NamedItem[] = [];
  for (let place = 0; place < samplePlaces; place++) {
    const offset = Math.floor((totalItems * place) / samplePlaces);
    const page = await readPage(client, `${address}?limit=${sampleSize}&offset=${offset}`);
    items.push(...page.items);
  }
  const names = items.map(
    ({ name, title, holders, record }) => name ?? title ?? holders ?? record?.name ?? '',
  );
  const instants = Array.from(JSON.stringify(items).matchAll(instant), ([, found = '']) => found);
  const records = await knownRecords(client, { list, address, items });
  return requestsOf(list, { names, instants, totalItems, records }).map(
    ({ queries, ...request }) => ({
      ...request,
      list: listName,
      calls: queries.map((query) => ({ method: 'GET', path: `${address}?${query}` })),
    }),
  );
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

/**
 * The calls of a round of at most so many: others than in the rounds before, as far as there are others, and none twice
 * but what people ask again and again.
 */
export function callsOfRound(
  { calls, isRepeated }: Pick<WalkedRequest, 'calls' | 'isRepeated'>,
  { round, most }: { round: number; most: number },
): Call[] {
  const count = isRepeated ? most : Math.min(most, calls.length);
  return Array.from({ length: count }, (_, index) => {
    // There is at least one.
    return calls[(round * count + index) % calls.length] as Call;
  });
}

/** Goes round the calls, without end. */
export function inTurn(calls: readonly Call[]): () => Call {
  let count = 0;
  // There is at least one.
  return () => calls[count++ % calls.length] as Call;
}
