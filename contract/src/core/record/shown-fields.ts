import type * as z from 'zod/mini';
import type { RecordField, RecordFields } from './record-fields.ts';

/** A value to be shown: the key of a choice, the name of a record, an instant and a day as on the wire. */
export type ShownValue = string | number | boolean | null | undefined;

/** Something shown of a record, in the same words in its details, its list and the list as a file. */
export interface ShownField<Item> {
  readonly field: RecordField;
  readonly value: (item: Item) => ShownValue;
}

/** The schema of an object, whose keys are known. */
export type ObjectSchema<Value, Input = unknown> = z.ZodMiniType<Value, Input> & {
  readonly shape: object;
};

type Told<Item> = (item: Item) => ShownValue;

/** What a reply says of fields by their own names, and what it says in another shape. */
type Plain<Item> = { [Key in keyof Item]: Item[Key] extends ShownValue ? Key : never }[keyof Item];

interface Exceptions<Fields, Item> {
  /** Reads a field that the reply has in another shape, such as a record by its name, or digits in groups. */
  readonly from?: { readonly [Key in keyof Fields & string]?: Told<Item> };
  /** What the reply has besides the record's own fields, such as a count. */
  readonly more?: { readonly [Key in Exclude<Plain<Item>, keyof Fields> & string]?: RecordField };
}

/**
 * What is shown of a record: the fields of its definition that the reply has, in the definition's order, and what
 * comes besides. A field that is added to both is shown by itself.
 */
export function shownFields<const Fields extends RecordFields, Item extends object>(
  { fields }: { readonly fields: Fields },
  reply: ObjectSchema<Item>,
  { from = {}, more = {} }: Exceptions<Fields, Item> = {},
): ShownField<Item>[] {
  const shaped: Readonly<Record<string, Told<Item> | undefined>> = from;
  const own = Object.entries<RecordField | null>({ ...fields, ...more });
  return own.flatMap(([key, field]) => {
    if (field === null) return [];
    const value = shaped[key] ?? (key in reply.shape ? valueAt(key) : undefined);
    return value ? [{ field, value }] : [];
  });
}

/** The value of a plain field; what is none fails the first test that shows it. */
function valueAt(key: string) {
  return (item: object): ShownValue => {
    const value: unknown = Reflect.get(item, key);
    if (isShown(value)) return value;
    throw new TypeError(`How ${key} is shown has to be said`);
  };
}

function isShown(value: unknown): value is ShownValue {
  return value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value);
}
