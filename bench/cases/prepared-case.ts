import type { DatabaseUrls } from '@grzadka/server/src/core/database/database-server.ts';
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
  const oursOf = (key: Key, turn: number) => wanted.request(key, turn);
  const bareOf = (key: Key, turn: number): Call => {
    const call = wanted.request(key, turn);
    return { ...call, path: `/${[id, ...key.map(encodeURIComponent)].join('/')}` };
  };
  const [first] = keys;
  if (first === undefined) throw new Error(`${wanted.name}: there is no record for it`);
  const call = oursOf(first, 0);
  const [reply, bareReply] = await Promise.all([ours.read(call), bare.read(bareOf(first, 0))]);
  const masked = (body: string) => (call.method === 'GET' ? body : body.replaceAll(uuid, 'id'));
  if (reply.status !== bareReply.status || masked(reply.body) !== masked(bareReply.body)) {
    throw new Error(
      `${wanted.name}: the two differ\n${reply.status} ${reply.body.slice(0, 1000)}\n${bareReply.status} ${bareReply.body.slice(0, 1000)}`,
    );
  }
  const isEven = (_: Key, index: number) => index % 2 === 0;
  const isOdd = (_: Key, index: number) => index % 2 === 1;
  const few = keys.length === 1;
  return {
    name: wanted.name,
    ours: inTurn(few ? keys : keys.filter(isEven), oursOf),
    bare: inTurn(few ? keys : keys.filter(isOdd), bareOf),
  };
}

const uuid = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;

async function findKeys({ prepare, keys }: Case, ownerUrl: string): Promise<Key[]> {
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
function inTurn(keys: readonly Key[], callOf: (key: Key, turn: number) => Call): () => Call {
  let count = 0;
  return () => {
    const key = keys[count % keys.length] ?? [];
    const turn = Math.floor(count / keys.length);
    count += 1;
    return callOf(key, turn);
  };
}
