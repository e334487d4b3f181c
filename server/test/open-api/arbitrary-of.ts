import fc from 'fast-check';
import type { JsonSchema } from './document.ts';

/** Stands for the file of an upload. */
const filePlaceholder = '«file»';

/** Stands for an id that is put in when the request is sent, such as «gardenId». */
export function idPlaceholder(field: string): string {
  return `«${field}»`;
}

/** Whether a field holds the id of a record, rather than a name of the same name. */
function isId(field: string, { maxLength, pattern }: JsonSchema): boolean {
  return /^id$|Id$/.test(field) && maxLength === 64 && pattern === undefined;
}

const letters = fc.stringMatching(/^[a-zA-Z0-9ąćęłńóśźż]{6,20}$/);

/** Values that a schema of the document allows; `field` is the name of what holds the value. */
export function arbitraryOf(schema: JsonSchema, field = ''): fc.Arbitrary<unknown> {
  const options = schema.enum?.map((value) => fc.constant(value));
  const shapes = (schema.anyOf ?? schema.oneOf)?.map((shape) => arbitraryOf(shape, field));
  const choices = options ?? shapes;
  if (choices) return fc.oneof(...choices);
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return arrayOf(schema, field);
    case 'string':
      return isId(field, schema) ? fc.constant(idPlaceholder(field)) : textOf(schema);
    case 'integer':
      return numberOf(schema);
    case 'number':
      return numberOf({ ...schema, minimum: schema.minimum ?? 1 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case undefined:
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

/** With all that is required, and now and then more. */
function objectOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, arbitraryOf(schema, name)] as const,
  );
  const least = Object.fromEntries(fields.filter(([name]) => required.includes(name)));
  return fc.oneof(
    fc.record(least),
    fc.record(Object.fromEntries(fields), { requiredKeys: [...required] }),
  );
}

/** Few of what it may hold; each of `ids` is an id. */
function arrayOf({ items = {}, minItems = 0 }: JsonSchema, field: string) {
  const item = arbitraryOf(items, field.replace(/s$/, ''));
  return fc.array(item, { minLength: minItems, maxLength: minItems + 2 });
}

function numberOf({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: JsonSchema) {
  const some = fc.nat(200).map((above) => Math.min(minimum + above, maximum));
  return fc.oneof({ weight: 4, arbitrary: some }, fc.constantFrom(minimum, maximum));
}

function textOf({ format, pattern, minLength = 0, maxLength = 50 }: JsonSchema) {
  if (format === 'binary') return fc.constant(filePlaceholder);
  if (format === 'date') return daysOf().map((day) => day.slice(0, 10));
  if (format === 'date-time') return daysOf();
  // fast-check knows no classes of characters by their properties.
  if (pattern?.includes('\\p')) return letters;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern), { maxLength: 80 });
  const short = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 40) });
  const longest = fc.constantFrom('ż'.repeat(Math.min(maxLength, 2000)), 'Jan Kowalski');
  return fc.oneof({ weight: 3, arbitrary: letters }, { weight: 2, arbitrary: short }, longest);
}

function daysOf() {
  const [min, max] = [new Date('1900-01-01T00:00:00Z'), new Date('2099-12-31T00:00:00Z')];
  return fc.date({ min, max, noInvalidDate: true }).map((date) => date.toISOString());
}
