import * as z from 'zod/mini';
import { id, keyOf, optionalText, text } from '../fields.ts';
import { messages } from '../messages.ts';
import type { PlainRecord, TypedField } from './plain-record.ts';
import { updateBody } from './update-body.ts';

type Fields = Pick<PlainRecord, 'fields'>;

/** The forms of a plain record that is new, and of one that is there. */
export function recordForms({ fields }: Fields) {
  const form = shapeOf(fields, typedSchema);
  return { create: z.object(form), update: updateBody({ key: { id }, fields: form }) };
}

/** A plain record as replies tell of it: its id and its fields, in their order. */
export function recordReply({ fields }: Fields) {
  return z.object({ id: z.string(), ...shapeOf(fields, toldSchema) });
}

function shapeOf(
  fields: PlainRecord['fields'],
  schemaOf: (field: TypedField) => z.ZodMiniType,
): Readonly<Record<string, z.ZodMiniType>> {
  const stated = Object.entries(fields);
  return Object.fromEntries(
    stated.flatMap(([key, field]) => (field ? [[key, schemaOf(field)]] : [])),
  );
}

function typedSchema(field: TypedField): z.ZodMiniType {
  switch (field.kind) {
    case 'flag':
      return z.boolean(messages.invalidValue);
    case 'choice':
      return keyOf(field.options, messages.invalidValue);
    case 'text': {
      const { max, empty } = field;
      return empty === undefined ? optionalText({ max }) : text({ max, empty });
    }
  }
}

function toldSchema(field: TypedField): z.ZodMiniType {
  if (field.kind !== 'text') return typedSchema(field);
  return field.empty === undefined ? z.nullable(z.string()) : z.string();
}
