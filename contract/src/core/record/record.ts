import type { Permission } from '../access/permissions.ts';
import type { RecordFields } from './record-fields.ts';

/** What is said where a form names a record that there is not, or that is not in use. */
export interface NotChosen {
  readonly gone: string;
  readonly inactive: string;
}

/**
 * What is true of a kind of record, wherever it is met: its calls, its screens, its histories and the entries of the audit
 * derive from it. A column that `fields` forgets fails a test, which names it.
 */
export interface RecordDefinition {
  /** Names the kind everywhere: in the audit, in caches, in what one kind says of another. */
  readonly name: string;
  /** One and several of them in words, such as 'a garden' and 'the gardens', to describe calls. */
  readonly words: { readonly one: string; readonly many: string };
  /** One of them as people call it. */
  readonly label: string;
  /** Who may read such a record, and with it what happened to it unless that is for fewer; and who may change it. */
  readonly permissions: {
    readonly read: Permission;
    readonly write: Permission;
    readonly history?: Permission;
  };
  /** Where its rows are. */
  readonly table: string;
  readonly fields: RecordFields;
  /** Rows of other tables that are shown as its own, such as the measurements of a meter. */
  readonly alsoTells?: Readonly<Record<string, RecordFields>>;
  /** The fields that one of them is called by, in this order; none where it has no name. */
  readonly calledBy: readonly string[];
  /** The column with the record in whose address its own stands. */
  readonly parent?: string;
  /** The fields that name other records whose histories show its own, too. */
  readonly inHistoryOf?: readonly string[];
  /** Its ids are texts, and not all of them are UUIDs. */
  readonly hasTextIds?: true;
  /** What was deleted can be brought back; the deletion says with what. */
  readonly restorable?: true;
  /** Who gets the names of all, for forms that choose one as long as it is in use: its table has the columns `name` and `active`. */
  readonly options?: Permission;
  readonly notChosen?: NotChosen;
  /** What a deletion does, in words of OpenAPI, and what is said where any others refer to the record. */
  readonly deletion?: { readonly summary: string; readonly inUse: string };
}

/** Declares a kind of record, keeping its precise types. */
export function defineRecord<
  const Fields extends RecordFields,
  const Definition extends Omit<RecordDefinition, 'fields' | 'calledBy' | 'parent' | 'inHistoryOf'>,
>(
  definition: Definition & {
    readonly fields: Fields;
    readonly calledBy: readonly (keyof Fields & string)[];
    readonly parent?: keyof Fields & string;
    readonly inHistoryOf?: readonly (keyof Fields & string)[];
  },
) {
  return definition;
}

/** The tables whose rows are shown as a record's, its own first, with the columns that are shown. */
export function tablesOf({
  table,
  fields,
  alsoTells,
}: Pick<RecordDefinition, 'table' | 'fields' | 'alsoTells'>): Readonly<
  Record<string, RecordFields>
> {
  return { [table]: fields, ...alsoTells };
}
