// oxlint-disable-next-line import/no-unassigned-import -- puts a database where Node has none
import 'fake-indexeddb/auto';
import { type ErrorCode, errorKinds } from '@grzadka/contract/core/errors';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '../api/api-error.ts';
import { defineBatchOutbox, type Fate, type Outbox } from './outbox.ts';
import type { OutboxEntry } from './outbox-view.ts';
import { defineOutbox, type Sending } from './single-outbox.ts';

/** An attempt to send a value, which the test ends. */
interface Attempt extends Sending {
  readonly value: string;
  readonly succeed: () => void;
  readonly fail: (code: ErrorCode, fields?: Record<string, string>) => void;
}

let count = 0;
let opened: Outbox<string>[] = [];

afterEach(() => {
  vi.useRealTimers();
  for (const outbox of opened) outbox.setUser(undefined);
  opened = [];
});

/** Names of outboxes that no other test has. */
const newName = () => `test ${(count += 1)}`;

/** An outbox as one tab has it, with what it tries to send. */
function openTab(name: string) {
  const attempts: Attempt[] = [];
  const outbox = defineOutbox({
    name,
    value: z.string(),
    send: (value, sending) =>
      new Promise<void>((resolve, reject) => {
        const fail: Attempt['fail'] = (code, fields = {}) =>
          reject(new ApiError({ ...errorKinds[code], code, fields }));
        attempts.push({ ...sending, value, succeed: resolve, fail });
      }),
  });
  opened.push(outbox);
  /** The attempt of this number, once it is made. */
  const attempt = (index: number): Promise<Attempt> =>
    vi.waitFor(() => {
      const one = attempts[index];
      if (!one) throw new Error(`no attempt ${index}`);
      return one;
    });
  return { outbox, attempt, sent: () => attempts.map(({ value }) => value) };
}

const told = ({ state }: Pick<Outbox<string>, 'state'>) =>
  state().entries.map((entry) => `${entry.value} ${entry.state}`);

const inTrouble = (outbox: Outbox<string>, code: ErrorCode) =>
  vi.waitFor(() => {
    expect(outbox.state().trouble).toEqual({ kind: 'retrying', why: errorKinds[code].message });
  });

const empty = (outbox: Outbox<string>) => vi.waitFor(() => expect(told(outbox)).toEqual([]));

test('values are there at once, and are sent one after another in the order typed', async () => {
  const { outbox, attempt, sent } = openTab(newName());
  outbox.setUser('anna');
  const keys = ['a', 'b', 'c'].map((value) => outbox.put(value));
  expect(told(outbox)).toEqual(['a waiting', 'b waiting', 'c waiting']);
  // They count as waiting at once, but as kept only when a reload would find them.
  expect(outbox.state()).toMatchObject({ waiting: 3, keptWaiting: 0 });
  const [, second] = outbox.state().entries;
  await vi.waitFor(() => expect(outbox.state().keptWaiting).toBe(3));
  // What is as it was is the same object: nothing that shows it is rendered again.
  expect(outbox.state().entries[1]).toBe(second);
  const heard: string[] = [];
  outbox.onSent((entry) => heard.push(entry.value));
  for (const [index, clientKey] of keys.entries()) {
    const one = await attempt(index);
    expect(one).toMatchObject({ clientKey, userId: 'anna' });
    expect(sent()).toHaveLength(index + 1);
    await vi.waitFor(() => expect(told(outbox)[0]).toBe(`${one.value} sending`));
    one.succeed();
  }
  await empty(outbox);
  expect(heard).toEqual(['a', 'b', 'c']);
});

test('what nobody knows the fate of is sent again under its key, before anything else', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { outbox, attempt, sent } = openTab(newName());
  outbox.setUser('anna');
  outbox.put('a');
  outbox.put('b');
  const first = await attempt(0);
  first.fail('unavailable');
  await inTrouble(outbox, 'unavailable');
  await vi.advanceTimersByTimeAsync(1000);
  const second = await attempt(1);
  expect(second.clientKey).toBe(first.clientKey);
  second.fail('throttled');
  await inTrouble(outbox, 'throttled');
  await outbox.retry();
  (await attempt(2)).succeed();
  (await attempt(3)).succeed();
  await empty(outbox);
  expect(sent()).toEqual(['a', 'a', 'a', 'b']);
});

test('what waits is taken back by any tab, and what is on its way or was taken by none', async () => {
  const name = newName();
  const [one, other] = [openTab(name), openTab(name)];
  one.outbox.setUser('anna');
  const first = one.outbox.put('a');
  const second = one.outbox.put('b');
  const sending = await one.attempt(0);
  other.outbox.setUser('anna');
  await vi.waitFor(() => expect(told(other.outbox)).toEqual(['a waiting', 'b waiting']));
  expect(await other.outbox.takeBack(first)).toBe(false);
  expect(await one.outbox.takeBack(first)).toBe(false);
  expect(await other.outbox.takeBack(second)).toBe(true);
  sending.succeed();
  await empty(one.outbox);
  expect([...one.sent(), ...other.sent()]).toEqual(['a']);
});

test('a refused value stays with what was said, and the next one is sent', async () => {
  const { outbox, attempt, sent } = openTab(newName());
  outbox.setUser('anna');
  const key = outbox.put('a');
  outbox.put('b');
  (await attempt(0)).fail('validation', { value: 'Za dużo' });
  (await attempt(1)).succeed();
  await vi.waitFor(() => expect(told(outbox)).toEqual(['a refused']));
  const [refused] = outbox.state().entries;
  const { message } = errorKinds.validation;
  expect(refused?.refusal).toEqual({ message, fields: { value: 'Za dużo' } });
  expect(outbox.state().waiting).toBe(0);
  await outbox.retry(key);
  (await attempt(2)).fail('not-found');
  await vi.waitFor(() => expect(told(outbox)).toEqual(['a refused']));
  await outbox.remove(key);
  expect(told(outbox)).toEqual([]);
  expect(sent()).toEqual(['a', 'b', 'a']);
});

test('what one person typed is neither seen nor sent by another, and goes on when they are back', async () => {
  const { outbox, attempt, sent } = openTab(newName());
  outbox.setUser('anna');
  outbox.put('a');
  (await attempt(0)).fail('unauthenticated');
  await vi.waitFor(() => expect(outbox.state().trouble).toEqual({ kind: 'signed-out' }));
  outbox.setUser('ewa');
  outbox.put('b');
  (await attempt(1)).succeed();
  await empty(outbox);
  expect(outbox.state()).toMatchObject({ ofOthers: 1, waiting: 0, trouble: undefined });
  outbox.setUser('anna');
  (await attempt(2)).succeed();
  await empty(outbox);
  expect(sent()).toEqual(['a', 'b', 'a']);
});

test('what waits when the page goes is sent by the next one', async () => {
  const name = newName();
  const before = openTab(name);
  before.outbox.setUser('anna');
  before.outbox.put('a');
  const { clientKey, fail } = await before.attempt(0);
  before.outbox.setUser(undefined);
  fail('unavailable');
  const after = openTab(name);
  after.outbox.setUser('anna');
  const again = await after.attempt(0);
  expect(again.clientKey).toBe(clientKey);
  again.succeed();
  await empty(after.outbox);
  expect(before.sent()).toEqual(['a']);
});

test.each(['a lock', 'a lease, where the browser has no locks'])(
  'of two tabs one sends at a time: %s',
  async (by) => {
    if (by !== 'a lock') vi.stubGlobal('navigator', {});
    const name = newName();
    const one = openTab(name);
    const other = openTab(name);
    one.outbox.setUser('anna');
    one.outbox.put('a');
    const first = await one.attempt(0);
    other.outbox.setUser('anna');
    other.outbox.put('b');
    await vi.waitFor(() => expect(told(one.outbox)).toEqual(['a sending', 'b waiting']));
    expect(told(other.outbox)).toEqual(['a waiting', 'b waiting']);
    expect(other.sent()).toEqual([]);
    first.succeed();
    (await one.attempt(1)).succeed();
    await empty(one.outbox);
    await empty(other.outbox);
    expect([...one.sent(), ...other.sent()]).toEqual(['a', 'b']);
    vi.unstubAllGlobals();
  },
);

/** An outbox that sends up to three values together, as one tab has it, with what it tries to send. */
function openBatches(name: string, isAboutValues = true) {
  const sent: string[] = [];
  const answers: ((
    entries: readonly OutboxEntry<string>[],
  ) => Map<string, Fate<string, string>>)[] = [];
  const outbox = defineBatchOutbox<string, string>({
    name,
    value: z.string(),
    choose: (waiting, most) => waiting.slice(0, Math.min(3, most)),
    send: async (entries) => {
      sent.push(entries.map(({ value }) => value).join(''));
      return (answers.shift() ?? takeAll)(entries);
    },
    isAboutValues: () => isAboutValues,
  });
  opened.push(outbox);
  return { outbox, sent, answers };
}

const takeAll = (entries: readonly OutboxEntry<string>[]): Map<string, Fate<string, string>> =>
  new Map(entries.map(({ clientKey, value }) => [clientKey, { reply: value }]));

const fail = (code: ErrorCode) => () => {
  throw new ApiError({ ...errorKinds[code], code });
};

test('several values are sent together, and each has a fate of its own', async () => {
  const { outbox, sent, answers } = openBatches(newName());
  answers.push(fail('unavailable'), (entries) => {
    const fates = takeAll(entries);
    fates.set(entries[1]?.clientKey ?? '', { refusal: { message: 'Nie', fields: {} } });
    return fates;
  });
  outbox.setUser('anna');
  const heard: string[] = [];
  outbox.onSent((entry, reply) => heard.push(`${entry.value}=${reply}`));
  const kept = await Promise.all(['a', 'b', 'c', 'd'].map(outbox.keep));
  expect(kept.map(({ isKept }) => isKept)).toEqual([true, true, true, true]);
  await inTrouble(outbox, 'unavailable');
  await outbox.retry();
  await vi.waitFor(() => expect(told(outbox)).toEqual(['b refused']));
  expect(sent.at(-1)).toBe('d');
  expect(heard).toEqual(['a=a', 'c=c', 'd=d']);
});

test('one that the server cannot read stops no other', async () => {
  const name = newName();
  const { outbox, sent, answers } = openBatches(name);
  answers.push(fail('unavailable'));
  outbox.setUser('anna');
  await outbox.keep('a');
  await inTrouble(outbox, 'unavailable');
  await outbox.keep('b');
  await outbox.keep('c');
  answers.push(fail('validation'), fail('validation'));
  await outbox.retry();
  await vi.waitFor(() => expect(told(outbox)).toEqual(['a refused']));
  expect(sent).toEqual(['a', 'abc', 'a', 'bc']);
});

test('what is refused to whoever sends, and not of what is sent, waits', async () => {
  const { outbox, answers } = openBatches(newName(), false);
  answers.push(fail('forbidden'));
  outbox.setUser('anna');
  await outbox.keep('a');
  await inTrouble(outbox, 'forbidden');
  expect(told(outbox)).toEqual(['a waiting']);
  await outbox.retry();
  await vi.waitFor(() => expect(told(outbox)).toEqual([]));
});

test('a value of which nothing is said is sent again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { outbox, sent, answers } = openBatches(newName());
  answers.push(() => new Map());
  outbox.setUser('anna');
  await outbox.keep('a');
  await vi.waitFor(() => expect(sent).toEqual(['a']));
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1000);
    expect(told(outbox)).toEqual([]);
  });
  expect(sent).toEqual(['a', 'a']);
});

test('of a value that is taken in part the rest stays in its place, under its key', async () => {
  const { outbox, sent, answers } = openBatches(newName());
  answers.push((entries) => new Map(entries.map(({ clientKey }) => [clientKey, { left: 'z' }])));
  outbox.setUser('anna');
  const { clientKey } = await outbox.keep('a');
  const heard: string[] = [];
  outbox.onSent((entry) => heard.push(`${entry.value} ${entry.clientKey}`));
  await vi.waitFor(() => expect(told(outbox)).toEqual([]));
  expect(sent).toEqual(['a', 'z']);
  expect(heard).toEqual([`z ${clientKey}`]);
});
