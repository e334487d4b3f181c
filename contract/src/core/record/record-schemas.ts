import * as z from 'zod/mini';
import { id, keyOf, optionalText, text } from '../fields.ts';
import { messages } from '../messages.ts';
import type { TypedField } from './plain-record.ts';
import type { RecordFields } from './record-fields.ts';
import { updateBody } from './update-body.ts';

/** What a form takes of a field. */
type TypedSchema<Field> = Field extends { kind: 'flag' }
  ? z.ZodMiniBoolean
  : Field extends { kind: 'choice'; options: infer Options extends object }
    ? ReturnType<typeof keyOf<Options>>
    : Field extends { empty: string }
      ? ReturnType<typeof text>
      : ReturnType<typeof optionalText>;

/** What a reply tells of it. */
type ToldSchema<Field> = Field extends { kind: 'text' }
  ? Field extends { empty: string }
    ? z.ZodMiniString
    : z.ZodMiniNullable<z.ZodMiniString>
  : TypedSchema<Field>;

/** The fields that a form knows by their definitions; of the others the model says what they take. */
type TypedKey<Fields> = {
  [Key in keyof Fields]: Fields[Key] extends TypedField ? Key : never;
}[keyof Fields];

/** What a form takes of the fields of a record, in their order. */
export function formShape<const Fields extends RecordFields>(fields: Fields) {
  return shapeOf(fields, typedSchema) as {
    readonly [Key in TypedKey<Fields>]: TypedSchema<Fields[Key]>;
  };
}

/** The forms of a record that is new, and of one that is there. */
export function recordForms<const Fields extends RecordFields>({ fields }: { fields: Fields }) {
  const form = formShape(fields);
  return { create: z.object(form), update: updateBody({ key: { id }, fields: form }) };
}

/** A record as replies tell of it: its id and its fields, in their order. */
export function recordReply<const Fields extends RecordFields>({ fields }: { fields: Fields }) {
  const told = shapeOf(fields, toldSchema) as {
    readonly [Key in TypedKey<Fields>]: ToldSchema<Fields[Key]>;
  };
  return z.object({ id: z.string(), ...told });
}

function shapeOf(fields: RecordFields, schemaOf: (field: TypedField) => z.ZodMiniType): object {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) =>
      isTyped(field) ? [[key, schemaOf(field)]] : [],
    ),
  );
}

function isTyped(field: RecordFields[string] | undefined): field is TypedField {
  return (
    field?.kind === 'flag' ||
    field?.kind === 'choice' ||
    (field?.kind === 'text' && field.max !== undefined)
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
