import type { DatabaseUrls } from '@grzadka/server/src/core/database/server/database-server.ts';
import pg from 'pg';
import type { Call, Client } from '../http/client.ts';
import type { Case, Key } from './case.ts';

/** A case with the records it is about, as the two servers are asked for it. */
export interface PreparedCase {
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

/** The requests of a case to the program alone, without end. */
export async function callsOf(wanted: Case, { ownerUrl }: DatabaseUrls): Promise<() => Call> {
  return inTurn(await findKeys(wanted, ownerUrl), wanted.request);
}

/**
 * Finds what a case is about and asks both servers for the same: throws where they do not print the
 * same bytes, new ids apart. `id` is what the bare server knows the case by.
 */
export async function prepareCase(
  [id, wanted]: readonly [string, Case],
  { ownerUrl }: DatabaseUrls,
  { ours, bare }: Compared,
): Promise<PreparedCase> {
  const keys = await findKeys(wanted, ownerUrl);
  const bareRequest = (key: Key, turn: number): Call => {
    const call = wanted.request(key, turn);
    return { ...call, path: `/${[id, ...key.map(encodeURIComponent)].join('/')}` };
  };
  const [first] = keys;
  if (first === undefined) throw new Error(`${wanted.name}: there is no record for it`);
  requireSame(wanted.name, [
    await told(ours, wanted.request(first, 0)),
    await told(bare, bareRequest(first, 0)),
  ]);
  // Each changes records of its own, where there are several.
  const half = (remainder: 0 | 1) =>
    keys.length === 1 ? keys : keys.filter((_, index) => index % 2 === remainder);
  return {
    name: wanted.name,
    ours: inTurn(half(0), wanted.request),
    bare: inTurn(half(1), bareRequest),
  };
}

/** Status and body; of a change without the ids it made. */
async function told(client: Client, call: Call): Promise<string> {
  const { status, body } = await client.read(call);
  return `${status} ${call.method === 'GET' ? body : body.replaceAll(uuid, 'id')}`;
}

function requireSame(name: string, [program, byHand]: readonly [string, string]): void {
  if (program === byHand) return;
  const beginnings = [program, byHand].map((text) => text.slice(0, 1000));
  throw new Error([`${name}: the bare server prints something else`, ...beginnings].join('\n'));
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
