import { idPattern, longestId } from '@grzadka/contract/core/fields';
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
  return /^id$|Id$/.test(field) && maxLength === longestId && pattern === idPattern;
}

const letters = fc.stringMatching(/^[a-zA-Z0-9ąćęłńóśźż]{6,20}$/);

/** Values that a schema of the document allows; `field` is the name of what holds the value. */
export function arbitraryOf(schema: JsonSchema, field = ''): fc.Arbitrary<unknown> {
  const { type } = schema;
  if (Array.isArray(type)) {
    return fc.oneof(...type.map((one: string) => arbitraryOf({ ...schema, type: one }, field)));
  }
  const options = schema.enum?.map((value) => fc.constant(value));
  // Shapes that only say what else is required are those of the one object.
  if (type === 'object') return fc.oneof(...variantsOf(schema).map(objectOf));
  const shapes = (schema.anyOf ?? schema.oneOf)?.map((shape) => arbitraryOf(shape, field));
  const choices = options ?? shapes;
  if (choices) return fc.oneof(...choices);
  switch (type) {
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

/** Returns the variants of an object; each of them excludes what the others require. */
function variantsOf({ oneOf, ...schema }: JsonSchema): JsonSchema[] {
  if (!oneOf) return [schema];
  const { properties = {}, required = [] } = schema;
  const named = oneOf.map((variant) => variant.required ?? []);
  return named.map((own) => {
    const others = new Set(named.flat()).difference(new Set(own));
    const fitting = Object.entries(properties).filter(([name]) => !others.has(name));
    return { ...schema, properties: Object.fromEntries(fitting), required: [...required, ...own] };
  });
}

/** With all that is required, and now and then more. */
function objectOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, arbitraryOf(schema, name)] as const,
  );
  const least = Object.fromEntries(fields.filter(([name]) => required.includes(name)));
  const whole = fc.record(Object.fromEntries(fields), { noNullPrototype: true });
  const some = fc.record(Object.fromEntries(fields), {
    requiredKeys: [...required],
    noNullPrototype: true,
  });
  return fc.oneof(
    fc.record(least, { noNullPrototype: true }),
    // A filter that is on wants its own parameters; which ones, no schema says.
    fc.tuple(some, whole).map(([part, all]) => (isFiltered(part) ? all : part)),
  );
}

/** Whether an object is the query of a list with a filter or the search switched on. */
function isFiltered(query: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(query).some(
    ([name, value]) => name.startsWith('filter-by-') && value === 'true',
  );
}

/** Few of what it may hold; each of `ids` is an id. */
function arrayOf({ items = {}, minItems = 0, maxItems = Infinity }: JsonSchema, field: string) {
  const item = arbitraryOf(items, field.replace(/s$/, ''));
  return fc.array(item, { minLength: minItems, maxLength: Math.min(minItems + 2, maxItems) });
}

function numberOf({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: JsonSchema) {
  const some = fc.nat(200).map((above) => Math.min(minimum + above, maximum));
  return fc.oneof({ weight: 4, arbitrary: some }, fc.constantFrom(minimum, maximum));
}

/** As long as a text is where nothing bounds it, and where a pattern alone does. */
const usualLength = 50;
const longestMade = 80;

function textOf({ format, pattern, minLength = 0, maxLength }: JsonSchema) {
  if (format === 'binary') return fc.constant(filePlaceholder);
  const fits = (value: string) => pattern === undefined || new RegExp(pattern, 'u').test(value);
  const days = format === 'date' ? daysOf().map((day) => day.slice(0, 10)) : daysOf();
  if (format === 'date' || format === 'date-time') return days.filter(fits);
  // fast-check knows no classes of characters by their properties, and what excludes one letter is no pattern to make by.
  if (pattern !== undefined && !/\\p|^\^\[\^/.test(pattern)) {
    const length = maxLength ?? longestMade;
    // Nor does it look ahead.
    const plain = new RegExp(pattern.replace(/\(\?=[^)]*\)/, ''));
    const made = fc.stringMatching(plain, { maxLength: longestMade });
    return made.filter((value) => fits(value) && value.length <= length);
  }
  const most = maxLength ?? usualLength;
  const short = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(most, 40) });
  const longest = fc.constantFrom('ż'.repeat(Math.min(most, 2000)), 'Jan Kowalski');
  const any = fc.oneof({ weight: 3, arbitrary: letters }, { weight: 2, arbitrary: short }, longest);
  return any.filter((value) => fits(value) && value.length <= most);
}

/** Days and what the document bounds them by: some lie before, some after. */
function daysOf() {
  const [min, max] = [new Date('1850-01-01T00:00:00Z'), new Date('2150-12-31T23:59:59.999Z')];
  return fc.date({ min, max, noInvalidDate: true }).map((date) => date.toISOString());
}
