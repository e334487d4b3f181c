import { setTimeout as pause } from 'node:timers/promises';
import type { ListPage } from '@grzadka/contract/core/list/list';
import type { TestClient } from '@grzadka/server/test/test-client.ts';
import { fileForm } from '@grzadka/server/test/test-images.ts';
import type { Latencies } from './latencies.ts';

/** What the server has acknowledged to all clerks. */
export interface Acknowledged {
  /** Ids of readings. */
  readonly readings: string[];
  /** How often each garden was saved, by its id. */
  readonly saves: Map<string, number>;
  /** Ids of documents. */
  readonly documents: string[];
}

/** What clerks work on together, and what they note down. */
export interface Desk {
  readonly meters: readonly string[];
  readonly gardens: readonly string[];
  readonly latencies: Latencies;
  readonly acknowledged: Acknowledged;
  /** Replies that nobody should get, in words. */
  readonly errors: string[];
}

type Call = Parameters<TestClient['request']>;

/** Milliseconds that a clerk looks at the screen before the next call, at the least and at the most. */
const thinking = { shortest: 500, longest: 3_500 };

/** Works as people do, one call after the other with a look at the screen in between, until `isOver`. */
export async function work(client: TestClient, desk: Desk, isOver: () => boolean): Promise<void> {
  const { shortest, longest } = thinking;
  // Two hundred people do not begin in the same moment.
  await pause(Math.random() * longest);
  while (!isOver()) {
    await anyOf(tasks)(client, desk);
    await pause(shortest + Math.random() * (longest - shortest));
  }
}

type Task = (client: TestClient, desk: Desk) => Promise<void>;

/** What clerks do, each as often as it stands here. */
const tasks: readonly Task[] = [
  ...times(
    5,
    look('list', () => '/api/meter'),
  ),
  ...times(
    2,
    look('list', () => '/api/garden?offset=100'),
  ),
  ...times(
    2,
    look('list', () => '/api/news'),
  ),
  ...times(
    4,
    look('search', () => `/api/meter?filter-by-phrase=true&phrase=${anyDigits()}`),
  ),
  ...times(
    3,
    look('open', ({ gardens }) => `/api/garden/getDetails/${anyOf(gardens)}`),
  ),
  ...times(
    3,
    look('open', ({ meters }) => `/api/meter/get/${anyOf(meters)}`),
  ),
  ...times(4, addReading),
  ...times(3, saveGarden),
  uploadDocument,
];

function look(name: string, path: (desk: Desk) => string): Task {
  return async (client, desk) => {
    await timed(desk, name, client, [path(desk)], [200]);
  };
}

async function addReading(client: TestClient, desk: Desk): Promise<void> {
  const json = {
    meterId: anyOf(desk.meters),
    measurementValue: anyDigits(),
  };
  const call: Call = ['/api/meter/add-measurement', { method: 'POST', json }];
  const reply = await timed<{ id: string }>(desk, 'reading', client, call, [201]);
  if (reply?.status === 201) desk.acknowledged.readings.push(reply.body.id);
}

/** Somebody else may have saved the same garden meanwhile: that is a refusal with words, and no error. */
async function saveGarden(client: TestClient, desk: Desk): Promise<void> {
  const id = anyOf(desk.gardens);
  const path = `/api/garden/getDetails/${id}`;
  const opened = await timed<{ name: string; area: number | null }>(
    desk,
    'open',
    client,
    [path],
    [200],
  );
  if (opened?.status !== 200) return;
  await pause(thinking.shortest);
  const { name, area } = opened.body;
  const json = { id, name, area: anotherArea(area) };
  const headers = { 'if-match': opened.headers.get('etag') ?? '' };
  const call: Call = ['/api/garden/update', { method: 'PUT', json, headers }];
  const saved = await timed(desk, 'save', client, call, [204, 412]);
  const { saves } = desk.acknowledged;
  if (saved?.status === 204) saves.set(id, (saves.get(id) ?? 0) + 1);
}

async function uploadDocument(client: TestClient, desk: Desk): Promise<void> {
  const multipart = fileForm(
    { name: 'Pismo' },
    { content: 'pismo '.repeat(20_000), name: 'a.txt' },
  );
  const call: Call = ['/api/file/upload', { method: 'POST', multipart }];
  const reply = await timed<{ id: string }>(desk, 'upload', client, call, [201]);
  if (reply?.status === 201) desk.acknowledged.documents.push(reply.body.id);
}

/** Makes a call and notes how long it took; a reply that is none of `expected` is an error. */
async function timed<Body>(
  { latencies, errors }: Desk,
  name: string,
  client: TestClient,
  call: Call,
  expected: readonly number[],
) {
  const begun = performance.now();
  const reply = await client.request<Body>(...call).catch((error: unknown) => {
    errors.push(`${name}: ${String(error)}`);
  });
  latencies.note(name, performance.now() - begun);
  if (reply && !expected.includes(reply.status)) errors.push(`${name}: ${reply.status}`);
  return reply;
}

function times(count: number, task: Task): Task[] {
  return Array.from({ length: count }, () => task);
}

function anyOf<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

/** From 100 to 499 square metres, and another one than `area`: what is saved as it is stays at its version. */
export function anotherArea(area: number | null, random = Math.random): number {
  const drawn = 100 + Math.floor(random() * 399);
  return drawn === area ? 499 : drawn;
}

function anyDigits(): string {
  return `${Math.floor(Math.random() * 1000)}`;
}

/** The ids of a whole list. */
export async function idsOf(client: TestClient, path: string): Promise<string[]> {
  const { body } = await client.get<ListPage<{ id: string }>>(`${path}?limit=1000`);
  return body.items.map(({ id }) => id);
}
