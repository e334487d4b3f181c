import type { WireCall } from '@grzadka/contract/core/call/endpoint';
import * as z from 'zod/mini';
import { CallArgumentError } from './api-error.ts';

const pathParameter = /:(\w+)/g;

/** The parts of a call's input in the loose shape in which they go onto the wire. */
export interface WireInput {
  readonly params?: unknown;
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
}

/** The address of a call: its path with the parameters filled in, and its query. */
export function callAddress({ path }: WireCall, { params, query }: WireInput): string {
  const filled = path.replace(pathParameter, (_, name: string) =>
    encodeURIComponent(String(parameterOf(params, name))),
  );
  const search = new URLSearchParams(query).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

/** The body of a call in the endpoint's format, with the header that names the format. */
export function callBody(
  { body: schema, bodyFormat }: WireCall,
  { body }: WireInput,
): { body?: BodyInit; headers: Record<string, string> } {
  if (schema === undefined) return { headers: {} };
  if (body instanceof FormData) return { body, headers: {} };
  if (bodyFormat === 'form') {
    // fetch names the format of URLSearchParams itself.
    return { body: new URLSearchParams(Object.entries(body ?? {})), headers: {} };
  }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/** The parameters that the path of a call names, with what the input states for each. */
function pathParameters(path: string, params: unknown): (readonly [string, unknown])[] {
  const names = [...path.matchAll(pathParameter)].map(([, name = '']) => name);
  return names.map((name) => [name, parameterOf(params, name)] as const);
}

function parameterOf(params: unknown, name: string): unknown {
  return typeof params === 'object' && params !== null ? Reflect.get(params, name) : undefined;
}

/**
 * Refuses a call whose ids are no non-empty strings or whose body is missing, before anything is
 * sent. Null is fine where the body may name no such record.
 */
export function guardCall(
  endpoint: WireCall,
  { params, body }: Pick<WireInput, 'params' | 'body'>,
): void {
  if (endpoint.body !== undefined && (typeof body !== 'object' || body === null)) {
    throw new CallArgumentError('Data argument is not valid.');
  }
  const ids = [
    ...pathParameters(endpoint.path, params),
    ...(body instanceof FormData ? body.entries() : Object.entries(body ?? {})),
  ].filter(([name]) => name === 'id' || name.endsWith('Id'));
  for (const [name, value] of ids) {
    if (value === null && mayBeNone(endpoint.body, name)) continue;
    if (typeof value !== 'string' || value.trim() === '') {
      throw new CallArgumentError(
        `The ${recordName(name, endpoint.path)} id argument is not valid.`,
      );
    }
  }
}

/** Whether a body's schema takes null in the place of an id. */
function mayBeNone(schema: unknown, name: string): boolean {
  if (schema instanceof z.ZodMiniUnion) {
    return schema.def.options.some((shape) => mayBeNone(shape, name));
  }
  const field = schema instanceof z.ZodMiniObject ? schema.shape[name] : undefined;
  return field !== undefined && z.safeParse(field, null).success;
}

/** What an id names: 'garden' for the `id` of /api/garden/…, 'page version' for `pageVersionId`. */
function recordName(idName: string, path: string): string {
  if (idName === 'id') return path.split('/')[2] ?? 'record';
  if (idName === 'itemId') return 'content item';
  if (idName === 'versionId') return 'page version';
  return idName.replace(/Id$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
