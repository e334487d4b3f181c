import fc from 'fast-check';
import { arbitraryOf } from './arbitrary-of.ts';
import type { JsonSchema, Operation } from './document.ts';
import type { PreparedRequest, RequestBody } from './send-request.ts';
import type { Sender } from './world.ts';

/** The smallest PNG image. */
const image = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** A request as the document asks for it, ids as placeholders. */
export function validRequestOf(
  operation: Operation,
  sender: fc.Arbitrary<Sender>,
): fc.Arbitrary<PreparedRequest> {
  return fc.record({
    operation: fc.constant(operation),
    sender,
    pick: fc.nat(100),
    params: fc.constant({}),
    query: validQueryOf(operation),
    headers: fc.constant({}),
    body: validBodyOf(operation),
  });
}

/** Some of the parameters that the query may have. */
function validQueryOf({ parameters }: Operation): fc.Arbitrary<[string, string][]> {
  const values = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => [name, textOf(schema, name)] as const);
  return fc
    .record(Object.fromEntries(values), { requiredKeys: [] })
    .map((query) => Object.entries(query).map(([name, value = '']) => [name, value]));
}

/** A query is text, and so nothing in it is null. */
function textOf(schema: JsonSchema, name: string): fc.Arbitrary<string> {
  return arbitraryOf(schema, name)
    .filter((value) => value !== null)
    .map(String);
}

/** The schema of the body, and the type it is sent as. */
export function bodyTypeOf({ requestBody }: Operation): [string, JsonSchema] | undefined {
  const [content] = Object.entries(requestBody?.content ?? {});
  return content && [content[0], content[1].schema];
}

function validBodyOf(operation: Operation): fc.Arbitrary<RequestBody | undefined> {
  const described = bodyTypeOf(operation);
  if (!described) return fc.constant(undefined);
  const [type, schema] = described;
  return arbitraryOf(schema).map((value) => bodyAs(type, value));
}

/** A value as a body of the type. */
function bodyAs(type: string, value: unknown): RequestBody {
  if (type === 'application/json') return { as: 'json', value };
  const fields: Record<string, string> = {};
  for (const [name, field] of Object.entries(value instanceof Object ? value : {})) {
    if (name !== 'file' && field !== null) fields[name] = String(field);
  }
  if (type === 'multipart/form-data') return { as: 'multipart', fields, file: image };
  return { as: 'form', fields };
}
