import type { ListDefinition } from '@grzadka/contract/core/list/list';
import type { RecordDefinition } from '@grzadka/contract/core/record/record';
import type { ObjectSchema } from '@grzadka/contract/core/record/shown-fields';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { DownloadEndpoint } from '../../api/download.ts';
import type { ListDataSource } from '../../list/list-data-source.ts';
import type { IconComponent } from '../../ui/icon.ts';
import {
  type CallById,
  type GetCall,
  type ListCall,
  type PlainCall,
  recordSource,
} from '../record-calls.ts';
import type { RecordScreens } from '../record-path.ts';

/** A record whose definition says what it is called by. */
export interface Identified {
  readonly id: string;
}

/**
 * What its screens call a record, there already or yet to be added: the name that it has or that the reply makes, such as
 * of other records, or else the fields that its definition names for that.
 */
export function nameOf({ calledBy }: Pick<RecordDefinition, 'calledBy'>, item: object): string {
  if ('name' in item) return String(item.name);
  return calledBy.map((field) => String(Reflect.get(item, field))).join(' ');
}

/** A call that takes a form, which has the fields of its body. */
type SaveCall<Body = unknown> = PlainCall & {
  readonly body: ObjectSchema<Body, FieldValues>;
};

/** The calls of a record with plain screens. */
export interface PlainCalls<
  Details extends Identified = Identified,
  New extends FieldValues = FieldValues,
  Changed extends FieldValues = FieldValues,
> {
  readonly list: ListCall<Identified> & { readonly list: ListDefinition };
  readonly export: DownloadEndpoint;
  readonly get: GetCall<Details> & { readonly reply: ObjectSchema<Details> };
  readonly create: SaveCall<New> & { readonly reply: z.ZodMiniType<{ id: string }> };
  readonly update: SaveCall<Changed>;
  readonly delete?: CallById;
}

/** The texts of a record's plain screens. */
interface ScreenWords {
  /** The titles of its screens. */
  readonly list: string;
  readonly details: string;
  readonly create: string;
  readonly edit: string;
  /** What leads from its row to its details, with its sign where that is not the usual one. */
  readonly show: { readonly label: string; readonly icon?: IconComponent };
  /** Who or what a screen is about, where that is more than its name. */
  readonly subject?: (name: string) => string;
  readonly created: (name: string) => string;
  /** What comes next once one was added, on the screen that opens then: said in the form. */
  readonly next?: string;
  readonly saved: string;
  /** What is said below a field while nothing is wrong with it. */
  readonly hints?: Readonly<Record<string, string>>;
  /** The same where the record is there already. */
  readonly hintsOfChanges?: Readonly<Record<string, string>>;
  /** Without these there is no button to delete one. */
  readonly deletion?: DeletionWords;
}

export interface DeletionWords {
  readonly delete: string;
  readonly deleteTitle: string;
  readonly deleteQuestion: (name: string) => string;
  readonly deleted: (name: string) => string;
}

/** What the plain screens of a kind of record derive from. */
interface ScreensDefinition<
  Details extends Identified,
  New extends FieldValues,
  Changed extends FieldValues,
> {
  readonly record: RecordDefinition;
  /** Where they are. */
  readonly at: RecordScreens;
  readonly endpoints: PlainCalls<Details, New, Changed>;
  readonly words: ScreenWords;
  /** What the form of a new one starts with, where that is not empty. */
  readonly start?: Readonly<Record<string, unknown>>;
  /** Where the first of them come from a file, for whoever may write them. */
  readonly importedAt?: string;
  /** The screen above its list; none where the main menu leads there. */
  readonly above?: string;
}

export interface PlainScreens<
  Details extends Identified = Identified,
  New extends FieldValues = FieldValues,
  Changed extends FieldValues = FieldValues,
> extends ScreensDefinition<Details, New, Changed> {
  readonly source: ListDataSource<Identified>;
}

/**
 * States what the plain screens of a record derive from: `RecordListScreen`, `RecordDetailsScreen`, `NewRecordScreen` and
 * `EditRecordScreen` (docs/recipes.md#add-an-area).
 */
export function defineScreens<
  Details extends Identified,
  New extends FieldValues,
  Changed extends FieldValues,
>(definition: ScreensDefinition<Details, New, Changed>): PlainScreens<Details, New, Changed> {
  const { record, endpoints } = definition;
  return { ...definition, source: recordSource(record, endpoints.list.list, endpoints) };
}
