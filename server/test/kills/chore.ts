import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ListPage } from '@grzadka/contract/core/list/list';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { TestClient } from '#test/test-client.ts';

/** Where a chore is done: the running program, its database and its folders. */
export interface Workplace {
  readonly client: TestClient;
  readonly db: Kysely<Database>;
  readonly dataDir: string;
}

/** The next piece of a chore: what there is once it is done, and the way to do it. */
interface Piece<State> {
  readonly next: State;
  /** Gives the status of the reply; 0 where somebody other than the server said that it failed. */
  readonly send: (place: Workplace) => Promise<number>;
}

/** Work that changes something of its own, one piece after the other. */
export interface Chore<State> {
  readonly name: string;
  readonly initial: State;
  readonly plan: (state: State, count: number) => Piece<State>;
  /** What there is; with as much of it as a half-done piece could spoil. */
  readonly read: (place: Workplace) => Promise<State>;
}

/** A chore under way, with what was acknowledged of it. */
export interface Labour {
  readonly name: string;
  /** Pieces of work that were acknowledged. */
  readonly acknowledged: number;
  /** Does the next piece; whether it was acknowledged. Fails when it is refused for another reason than a kill. */
  work(place: Workplace): Promise<boolean>;
  /**
   * Compares what there is with what was acknowledged. Only the one piece that was under way may have come true or not; where
   * anything else differs, returns it in words, otherwise null.
   */
  reconcile(place: Workplace): Promise<string | null>;
}

/** What is answered while a kill is felt: nothing at all, that the database is away, or by a proxy that the machine behind it has gone. */
const felt: ReadonlySet<number> = new Set([0, 502, 503]);

/** Begins a chore. */
export function take<State>({ name, initial, plan, read }: Chore<State>): Labour {
  let state = initial;
  let inDoubt: State | undefined;
  let pieces = 0;
  let acknowledged = 0;
  return {
    name,
    get acknowledged() {
      return acknowledged;
    },
    async work(place) {
      const { next, send } = plan(state, pieces);
      pieces += 1;
      inDoubt = next;
      const status = await send(place);
      if (status >= 200 && status < 300) {
        state = next;
        inDoubt = undefined;
        acknowledged += 1;
        return true;
      }
      if (felt.has(status)) return false;
      throw new Error(`${name}: ${status}`);
    },
    async reconcile(place) {
      const found = await read(place);
      const expected = inDoubt === undefined ? [state] : [state, inDoubt];
      const isExpected = expected.some((one) => isDeepStrictEqual(one, found));
      state = found;
      inDoubt = undefined;
      return isExpected ? null : `${name}: ${JSON.stringify({ expected, found })}`;
    },
  };
}

/** The status of a reply, or 0 where the connection broke. */
export function statusOf(reply: Promise<{ readonly status: number }>): Promise<number> {
  return reply.then(
    ({ status }) => status,
    () => 0,
  );
}

/** The same at once from two presses, with a key of its own: it is there when either is answered. */
export async function sendTwice(client: TestClient, path: string, body: object): Promise<number> {
  const json = { ...body, clientKey: randomUUID() };
  const presses = [1, 2].map(() => statusOf(client.post(path, json)));
  return Math.max(...(await Promise.all(presses)).map((status) => (felt.has(status) ? 0 : status)));
}

/** All of a list that has a thousand entries at the most; fails when it does not come. */
export async function fetchList<Item>(client: TestClient, path: string): Promise<readonly Item[]> {
  const { status, body } = await client.get<ListPage<Item>>(`${path}?limit=1000`);
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return body.items;
}
