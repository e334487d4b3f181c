import { fileForm } from '#test/test-images.ts';
import { idPlaceholder } from './arbitrary-of.ts';
import type { Operation } from './document.ts';
import { addToPool, createdKind, idFor } from './record-pool.ts';
import type { ReadReply } from './reply-check.ts';
import { clientOf, type Sender, type World } from './world.ts';

/** The body of a request: as its type wants it, or whatever text under whatever type. */
export type RequestBody =
  | { readonly as: 'json'; readonly value: unknown }
  | { readonly as: 'form'; readonly fields: Readonly<Record<string, string>> }
  | {
      readonly as: 'multipart';
      readonly fields: Readonly<Record<string, string>>;
      readonly file: Uint8Array<ArrayBuffer> | string | null;
    }
  | { readonly as: 'text'; readonly type: string; readonly text: string };

/** A request made from the document; ids stand in it as placeholders. */
export interface PreparedRequest {
  readonly operation: Operation;
  readonly sender: Sender;
  /** Which of the records that there are it is about. */
  readonly pick: number;
  readonly params: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: RequestBody | undefined;
}

/** Nothing here takes as long; what does, hangs. */
const longestWait = 30_000;

/** Sends a request and reads the reply; what it created joins the pool. */
export async function sendRequest(world: World, request: PreparedRequest): Promise<ReadReply> {
  const { operation, sender } = request;
  // Who signs in or out here is nobody, so that the senders stay who they are.
  const client =
    operation.method !== 'GET' && operation.path.startsWith('/api/session/log')
      ? world.app.anonymous()
      : clientOf(world, sender);
  const { headers, ...sent } = bodyOf(world, request);
  const response = await client.send(urlOf(world, request), {
    method: operation.method,
    ...sent,
    headers: { ...headers, ...request.headers },
    signal: AbortSignal.timeout(longestWait),
  });
  const reply = {
    status: response.status,
    headers: response.headers,
    text: await response.text(),
  };
  if (reply.status === 201) remember(world, request, reply);
  return reply;
}

/** A request in words, to repeat it by. */
export function describeRequest(world: World, request: PreparedRequest): string {
  const { operation, sender, body, headers } = request;
  const sent = JSON.stringify(body, (_, value: unknown) =>
    value instanceof Uint8Array ? `${value.length} bytes` : value,
  );
  const described = [operation.method, urlOf(world, request), 'as', sender];
  return `${described.join(' ')} ${JSON.stringify(headers)} ${sent?.slice(0, 600) ?? ''}`;
}

function urlOf(world: World, request: PreparedRequest): string {
  const path = request.operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(put(world, request, request.params[name] ?? idPlaceholder(name))),
  );
  const query = new URLSearchParams(request.query.map((pair) => [...pair]));
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** A body as the client sends it. */
interface SentBody {
  headers: Record<string, string>;
  body?: string;
  form?: Record<string, string>;
  multipart?: FormData;
}

function bodyOf(world: World, request: PreparedRequest): SentBody {
  const { body } = request;
  switch (body?.as) {
    case undefined:
      return { headers: {} };
    case 'json':
      return {
        headers: { 'content-type': 'application/json' },
        body: put(world, request, JSON.stringify(body.value) ?? ''),
      };
    case 'form':
      return { headers: {}, form: { ...body.fields } };
    case 'text':
      return { headers: body.type === '' ? {} : { 'content-type': body.type }, body: body.text };
    case 'multipart': {
      const fields = Object.fromEntries(
        Object.entries(body.fields).map(([name, value]) => [name, put(world, request, value)]),
      );
      return { headers: {}, multipart: formOf(fields, body.file) };
    }
  }
}

function formOf(fields: Record<string, string>, content: Uint8Array<ArrayBuffer> | string | null) {
  if (content !== null) return fileForm(fields, { content, name: 'plik.png', type: 'image/png' });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** The text with ids in the place of their placeholders. */
function put({ pool }: World, { operation, pick }: PreparedRequest, text: string): string {
  return text.replaceAll(/«(\w+)»/g, (_, field: string) => idFor(pool, { operation, field, pick }));
}

function remember(world: World, request: PreparedRequest, { text }: ReadReply): void {
  const { operation, pick } = request;
  const { id } = JSON.parse(text) as { id: string | null };
  // A measurement that is taken back need not have another one in its place.
  if (id === null) return;
  const [content] = Object.values(operation.requestBody?.content ?? {});
  const keys = Object.keys(content?.schema.properties ?? {}).filter((name) => name.endsWith('Id'));
  const owner = Object.fromEntries(
    keys.map((field) => [field, idFor(world.pool, { operation, field, pick })]),
  );
  addToPool(world.pool, createdKind(operation), { id, owner });
}
