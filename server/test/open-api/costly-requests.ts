import { maxHtmlLength } from '@grzadka/contract/content/html-rules';
import fc from 'fast-check';
import { costlyTexts } from './costly-texts.ts';
import type { JsonSchema, Operation } from './document.ts';
import type { PreparedRequest, RequestBody } from './send-request.ts';
import { bodyTypeOf, validRequestOf } from './valid-request.ts';

/** A request that was made to take long, and which field by. */
export interface CostlyRequest {
  readonly request: PreparedRequest;
  readonly about: string;
}

/**
 * How many fields had a schema before. What is too long for it was refused by the same schema then, and what is short takes
 * nothing long: the fields after the first are sent every fiftieth such text, each of them others. All of them would take half a day.
 */
export type KnownSchemas = Map<string, number>;

const thinnedTo = 50;

/** Up to here a text is short. */
const longestShort = 1_000;

/** More than short fields may hold: what looks at one before its length would take long over it. */
const tooLong = 300_000;

/**
 * Requests for a call with a body, otherwise as it wants them: each text field with what parsers and expressions may
 * take long over, up to the length that it may have; lists as long as they may be; and values in one another.
 */
export function* costlyRequestsOf(
  operation: Operation,
  { seed, known }: { readonly seed: number; readonly known: KnownSchemas },
): Generator<CostlyRequest> {
  const described = bodyTypeOf(operation);
  if (!described) return;
  const [type, schema] = described;
  const admin = fc.constant('ROLE_ADMIN' as const);
  const [valid] = fc.sample(validRequestOf(operation, admin), { numRuns: 1, seed });
  if (!valid) return;
  for (const { field, value } of costlyValues(schema, known)) {
    const body = withField(valid.body, { field, value });
    if (body) yield { request: { ...valid, body }, about: `${field}: ${beginningOf(value)}` };
  }
  if (type !== 'application/json') return;
  for (const value of nestedValues()) {
    yield { request: { ...valid, body: { as: 'json', value } }, about: beginningOf(value) };
  }
}

/** A copy, since a part of a long text keeps all of it in memory. */
function beginningOf(value: unknown): string {
  return Buffer.from(JSON.stringify(value).slice(0, 40)).toString();
}

function* costlyValues(
  schema: JsonSchema,
  known: KnownSchemas,
): Generator<{ field: string; value: unknown }> {
  for (const shape of schema.oneOf ?? [schema]) {
    for (const [field, of] of Object.entries(shape.properties ?? {})) {
      const rules = JSON.stringify(of);
      const times = known.get(rules) ?? 0;
      known.set(rules, times + 1);
      for (const value of valuesFor(of, { known, times })) yield { field, value };
    }
  }
}

/** How often a schema came before, and which others did. */
interface Before {
  readonly known: KnownSchemas;
  readonly times: number;
}

function* valuesFor(schema: JsonSchema, before: Before): Generator {
  for (const shape of schema.anyOf ?? schema.oneOf ?? [schema]) {
    if (shape.type === 'string' && !shape.enum && shape.format !== 'binary') {
      for (const { length, isTaken } of lengthsOf(shape)) {
        const texts = costlyTexts(length, isTaken);
        yield* isTaken && length > longestShort ? texts : thinned(texts, before);
      }
    }
    if (shape.type === 'array') yield* listsOf(shape, before);
    if (shape.type === 'object') {
      for (const { field, value } of costlyValues(shape, before.known)) yield { [field]: value };
    }
  }
}

/** As long as it may be, of a long one also what may still be stored of it, and far more than a short one may be. */
function lengthsOf({ maxLength = tooLong }: JsonSchema): { length: number; isTaken: boolean }[] {
  const lengths =
    maxLength > maxHtmlLength ? [maxLength, maxHtmlLength - '<p></p>'.length] : [maxLength];
  const taken = lengths.map((length) => ({ length, isTaken: true }));
  return maxLength < tooLong ? [...taken, { length: tooLong, isTaken: false }] : taken;
}

function* thinned(texts: Iterable<string>, { times }: Before): Generator<string> {
  let index = 0;
  for (const text of texts) {
    if (times === 0 || index % thinnedTo === times % thinnedTo) yield text;
    index += 1;
  }
}

function* listsOf({ items = {} }: JsonSchema, before: Before): Generator {
  yield Array.from({ length: 200_000 }, () => 1);
  yield Array.from({ length: 200_000 }, () => '');
  yield Array.from({ length: 50_000 }, (_, index) => `id${index}`);
  for (const value of valuesFor(items, before)) yield [value];
}

function* nestedValues(): Generator {
  let arrays: unknown = [];
  let objects: unknown = {};
  for (let depth = 0; depth < 3000; depth += 1) {
    arrays = [arrays];
    objects = { a: objects };
  }
  yield arrays;
  yield objects;
  yield Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`k${index}`, 1]));
}

function withField(
  body: RequestBody | undefined,
  { field, value }: { field: string; value: unknown },
): RequestBody | undefined {
  if (body?.as === 'json') return { as: 'json', value: { ...Object(body.value), [field]: value } };
  if (body?.as !== 'form' && body?.as !== 'multipart') return undefined;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return { ...body, fields: { ...body.fields, [field]: text } };
}
