import type { created } from '@grzadka/contract/core/fields';
import type { ListDefinition } from '@grzadka/contract/core/list';
import type { PinDates, PublicationDates } from '@grzadka/contract/core/publication';
import type { RecordDefinition } from '@grzadka/contract/core/record';
import type { ComponentType } from 'react';
import { generatePath } from 'react-router';
import type { z } from 'zod';
import type { ListDataSource } from '../../core/list/list-data-source.ts';
import type { ListColumn } from '../../core/list/rows/list-layout.ts';
import {
  type CallById,
  type GetCall,
  type ListCall,
  type PlainCall,
  recordQuery,
  recordSource,
} from '../../core/record/record-calls.ts';
import {
  type ContentOwner,
  contentOwner,
  type OwnerEndpoints,
  type OwnerReply,
} from '../content-owner.ts';
import { contentPaths } from '../content-paths.ts';

/** An entry as its list shows it. */
export interface EntryRow extends PublicationDates {
  readonly id: string;
  readonly title: string;
  readonly createdAt: string;
}

type EntryDetails = EntryRow & Partial<PinDates> & OwnerReply['reply'];

/** What the edit form of every kind of entry holds; some kinds have more. */
type EntryForm = { id: string; title: string } & Partial<
  Record<keyof PublicationDates, string | null>
>;

interface EntryEndpoints<Row extends EntryRow> extends OwnerEndpoints {
  readonly list: ListCall<Row>;
  readonly get: GetCall<EntryDetails>;
  readonly create: PlainCall & {
    readonly body: z.ZodType<{ title: string }, { title: string }>;
    readonly reply: typeof created;
  };
  readonly update: PlainCall & { readonly body: z.ZodType<EntryForm, EntryForm> };
  readonly delete: CallById;
}

/** What tells one kind of entry from another. */
export interface EntryKindDefinition<Row extends EntryRow> {
  readonly record: RecordDefinition & { readonly list: ListDefinition };
  readonly endpoints: EntryEndpoints<Row>;
  /** What the addresses of its screens and the calls of its content name its id. */
  readonly idName: string;
  /** The address of its list. */
  readonly listPath: string;
  /** The word before the id in the address of its form. */
  readonly editWord: string;
  readonly listTitle: string;
  readonly editTitle: string;
  readonly columns: readonly ListColumn<Row>[];
  /** The form's fields besides the title and the publication dates. */
  readonly MoreFields?: ComponentType;
}

/** A kind of entry: what readers get by a title, with dates and content. News and notices are ones. */
export interface EntryKind<Row extends EntryRow = EntryRow> extends EntryKindDefinition<Row> {
  readonly editPattern: string;
  readonly editPath: (id: string) => string;
  readonly source: ListDataSource<Row>;
  /** An entry with its content, and the version it was read with. */
  readonly query: (id: string) => ReturnType<typeof recordQuery<EntryDetails>>;
  /** An entry as an owner of content. */
  readonly owner: (id: string) => ContentOwner;
}

/** Makes a kind of entry of what tells it from others. */
export function entryKind<Row extends EntryRow>(kind: EntryKindDefinition<Row>): EntryKind<Row> {
  const { record, endpoints, idName, listPath, editWord } = kind;
  const editPattern = `${listPath}/${editWord}/:${idName}`;
  const editPath = (id: string) => generatePath(editPattern, { [idName]: id });
  const query = (id: string) => recordQuery(record, endpoints, id);
  return {
    ...kind,
    editPattern,
    editPath,
    query,
    source: recordSource(record, endpoints),
    owner: (id) =>
      contentOwner({
        name: `${record.name} ${id}`,
        queryKey: query(id).queryKey,
        paths: contentPaths(editPath(id)),
        endpoints,
        key: { [idName]: id },
      }),
  };
}
