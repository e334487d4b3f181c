import type { RecordDefinition } from './record.ts';
import type { RecordField } from './record-fields.ts';

/** A field whose definition says what a form takes. */
export type TypedField =
  | (Extract<RecordField, { kind: 'text' }> & { readonly max: number })
  | Extract<RecordField, { kind: 'flag' | 'choice' }>;

/** What a typed field holds. */
export type ValueOf<Field> = Field extends { kind: 'flag' }
  ? boolean
  : Field extends { kind: 'choice'; options: infer Options }
    ? keyof Options
    : string;

/**
 * A kind of record that its list, its form and its calls say all of: they derive from it on both sides, and nothing has to be
 * written but this and where its screens are (docs/recipes.md#add-an-area). The list and the replies tell every field that
 * is not null, and a form asks for it.
 */
export interface PlainRecord extends RecordDefinition {
  readonly fields: Readonly<Record<string, TypedField | null>>;
  /** Several, a new one, and one in the genitive and the accusative, which its screens are called by and speak of. */
  readonly forms: {
    readonly many: string;
    readonly fresh: string;
    readonly genitive: string;
    readonly accusative: string;
  };
  readonly list: {
    /** What it is for, said where it has no rows at all. */
    readonly purpose: string;
    /** What its search box is called; a phrase is looked for in the column `search`. */
    readonly search: string;
    /** The fields it is filtered by, each with the value that is offered first; none acts as the list opens. */
    readonly filters: Readonly<Record<string, boolean | string>>;
    /** The fields it is sorted by, as its settings call them; it opens in the order of the first. */
    readonly sorts: Readonly<Record<string, string>>;
    /** What its file is called. */
    readonly file: string;
  };
  readonly deletion: NonNullable<RecordDefinition['deletion']>;
}

/** Declares such a kind of record, keeping its precise types. */
export function definePlainRecord<
  const Fields extends PlainRecord['fields'],
  const Definition extends Omit<PlainRecord, 'fields' | 'calledBy' | 'list'>,
>(
  definition: Definition & {
    readonly fields: Fields;
    readonly calledBy: readonly (keyof Fields & string)[];
    readonly list: PlainRecord['list'] & {
      readonly filters: { readonly [Key in keyof Fields]?: ValueOf<Fields[Key]> };
      readonly sorts: { readonly [Key in keyof Fields]?: string };
    };
  },
) {
  return definition;
}

/** Whether a kind of record is plain. */
export function isPlain<Kind extends RecordDefinition>(
  record: Kind,
): record is Extract<Kind, PlainRecord> {
  return 'list' in record;
}
