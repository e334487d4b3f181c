import type { DatabaseUrls } from '@grzadka/server/src/core/database/server/database-server.ts';
import pg from 'pg';
import type { Call, Client } from '../http/client.ts';
import type { Case, Key } from './case.ts';

/** A case with the records it is about, as the two servers are asked for it. */
export interface PreparedCase {
  /** What the bare server knows it by. */
  readonly id: string;
  readonly name: string;
  /** The next request to the program, and to the bare server; what one changes the other leaves alone. */
  readonly ours: () => Call;
  readonly bare: () => Call;
}

/** The two servers that are compared. */
export interface Compared {
  readonly ours: Client;
  readonly bare: Client;
}

/** Of how many records the replies are compared before one is measured; a change is made of one. */
const comparedReplies = 5;

/** The requests of a case to the program alone, without end. */
export async function callsOf(wanted: Case, { ownerUrl }: DatabaseUrls): Promise<() => Call> {
  return inTurn(await findKeys(wanted, ownerUrl), wanted.request);
}

/**
 * Finds the record of each case and asks both servers for the same, before any of them is measured.
 * @throws Error that names every case in which they do not print the same bytes, new ids apart
 */
export async function prepareCases(
  cases: Readonly<Record<string, Case>>,
  urls: DatabaseUrls,
  servers: Compared,
): Promise<PreparedCase[]> {
  const prepared: PreparedCase[] = [];
  const differences: string[] = [];
  for (const named of Object.entries(cases)) {
    const { difference, ...one } = await prepareCase(named, urls, servers);
    prepared.push(one);
    if (difference !== undefined) differences.push(difference);
  }
  if (differences.length > 0) throw new Error(differences.join('\n\n'));
  return prepared;
}

async function prepareCase(
  [id, wanted]: readonly [string, Case],
  { ownerUrl }: DatabaseUrls,
  servers: Compared,
): Promise<PreparedCase & { readonly difference: string | undefined }> {
  const { name, request, asksOnce } = wanted;
  const keys = await findKeys(wanted, ownerUrl);
  const bareRequest = (key: Key, turn: number): Call => {
    const call = request(key, turn);
    return { ...call, path: `/${[id, ...key.map(encodeURIComponent)].join('/')}` };
  };
  if (keys.length === 0) throw new Error(`${name}: there is no record for it`);
  if (asksOnce !== undefined) await servers.ours.read({ method: 'GET', path: asksOnce });
  // Each changes records of its own, where there are several.
  const half = (remainder: 0 | 1) =>
    keys.length === 1 ? keys : keys.filter((_, index) => index % 2 === remainder);
  return {
    id,
    name,
    ours: inTurn(half(0), request),
    bare: inTurn(half(1), bareRequest),
    difference: await differenceIn(name, keys, { servers, request, bareRequest }),
  };
}

interface Asked {
  readonly servers: Compared;
  readonly request: Case['request'];
  readonly bareRequest: Case['request'];
}

/** The beginnings of the first two replies that are not the same; undefined where all are. */
async function differenceIn(
  name: string,
  keys: readonly Key[],
  { servers, request, bareRequest }: Asked,
): Promise<string | undefined> {
  const [first = []] = keys;
  const isRead = request(first, 0).method === 'GET';
  for (const key of keys.slice(0, isRead ? comparedReplies : 1)) {
    const replies = [
      await told(servers.ours, request(key, 0)),
      await told(servers.bare, bareRequest(key, 0)),
    ];
    if (replies[0] === replies[1]) continue;
    return [`${name}: the bare server prints something else`, ...fromDifference(replies)].join(
      '\n',
    );
  }
  return undefined;
}

/** Status and body; of a change without the ids it made. */
async function told(client: Client, call: Call): Promise<string> {
  const { status, body } = await client.read(call);
  return `${status} ${call.method === 'GET' ? body : body.replaceAll(uuid, 'id')}`;
}

/** Each text around the first character in which they differ. */
function fromDifference(texts: readonly string[]): string[] {
  const [one = '', other = ''] = texts;
  let place = 0;
  while (place < one.length && one[place] === other[place]) place += 1;
  return texts.map((text) => `… ${text.slice(Math.max(0, place - 200), place + 300)}`);
}

const uuid = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;

/** What the requests of a case are about, in the order in which they take it. */
export async function findKeys(
  { prepare, keys }: Pick<Case, 'prepare' | 'keys'>,
  ownerUrl: string,
): Promise<Key[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    if (prepare !== undefined) await client.query(prepare);
    const { rows } = await client.query<string[]>({ text: keys, rowMode: 'array' });
    return rows;
  } finally {
    await client.end();
  }
}

/** Goes round the keys, without end. */
export function inTurn(keys: readonly Key[], callOf: (key: Key, turn: number) => Call): () => Call {
  let count = 0;
  return () => {
    const key = keys[count % keys.length] ?? [];
    const turn = Math.floor(count / keys.length);
    count += 1;
    return callOf(key, turn);
  };
}
