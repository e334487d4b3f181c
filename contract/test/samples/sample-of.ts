import * as z from 'zod/mini';

/**
 * A value that a schema of a reply takes, and that says as little as may be: nothing where that is allowed, no items,
 * the first of a choice. What a test is about it states in `facts`, so that a field that comes later concerns the tests
 * of that field and no others.
 * @throws Error where a schema asks for a kind of value that no reply has had yet
 */
export function sampleOf<S extends z.ZodMiniType<object>>(
  schema: S,
  facts: Partial<z.output<S>> = {},
): z.output<S> {
  // What the walk returns is what the schema takes; the compiler cannot follow it.
  return { ...(plainest(schema) as z.output<S>), ...facts };
}

function plainest(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodMiniNullable) return null;
  if (schema instanceof z.ZodMiniObject) return plainestObject(schema.shape);
  if (schema instanceof z.ZodMiniArray) return [];
  if (schema instanceof z.iso.ZodMiniISODateTime) return '2026-01-01T00:00:00.000Z';
  if (schema instanceof z.iso.ZodMiniISODate) return '2026-01-01';
  if (schema instanceof z.ZodMiniString) return 'tekst';
  if (schema instanceof z.ZodMiniNumber) return 1;
  if (schema instanceof z.ZodMiniBoolean) return false;
  if (schema instanceof z.ZodMiniEnum) return schema.options[0];
  if (schema instanceof z.ZodMiniLiteral) return schema.def.values[0];
  if (schema instanceof z.ZodMiniDiscriminatedUnion && schema.def.options[0]) {
    return plainest(schema.def.options[0]);
  }
  const { type } = (schema as z.ZodMiniType).def;
  throw new Error(`sampleOf knows no plain value of a schema of type '${type}'`);
}

function plainestObject(shape: z.core.$ZodShape): object {
  const required = Object.entries(shape).filter(
    ([, field]) => !(field instanceof z.ZodMiniOptional),
  );
  return Object.fromEntries(required.map(([name, field]) => [name, plainest(field)]));
}
