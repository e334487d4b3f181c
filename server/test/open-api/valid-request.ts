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

/** What is required of the query and some of the rest. A query is text, and so nothing in it is null. */
function validQueryOf({ parameters }: Operation): fc.Arbitrary<[string, string][]> {
  const taken = parameters.filter((parameter) => parameter.in === 'query');
  const schema = {
    type: 'object',
    properties: Object.fromEntries(taken.map((parameter) => [parameter.name, parameter.schema])),
    required: taken.filter((parameter) => parameter.required).map(({ name }) => name),
  };
  return arbitraryOf(schema).map((query) =>
    Object.entries(query as object)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, String(value)]),
  );
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
    if (name === 'file' || field === null) continue;
    // A form sends a line break as two characters: no longer the text that the document calls valid.
    fields[name] = String(field).replaceAll(/[\r\n]/g, ' ');
  }
  if (type === 'multipart/form-data') return { as: 'multipart', fields, file: image };
  return { as: 'form', fields };
}
