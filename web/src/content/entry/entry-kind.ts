import type { EndpointDefinition } from '@grzadka/contract/core/endpoint';
import type { created } from '@grzadka/contract/core/fields';
import type { ListDefinition, ListPage } from '@grzadka/contract/core/list';
import type { PinDates, PublicationDates } from '@grzadka/contract/core/publication';
import type { RecordDefinition } from '@grzadka/contract/core/record';
import { queryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { generatePath } from 'react-router';
import type { z } from 'zod';
import { call, callVersioned } from '../../core/api/call.ts';
import type { ListDataSource } from '../../core/list/list-data-source.ts';
import type { ListColumn } from '../../core/list/rows/list-layout.ts';
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

type Call = Pick<EndpointDefinition, 'method' | 'path' | 'summary' | 'permission'>;
type CallById = Call & { readonly params: z.ZodType<{ id: string }, { id: string }> };

interface EntryEndpoints<Row extends EntryRow> extends OwnerEndpoints {
  readonly list: Call & {
    readonly query: z.ZodType<unknown, Record<string, string>>;
    readonly reply: z.ZodType<ListPage<Row>>;
  };
  readonly get: CallById & { readonly reply: z.ZodType<EntryDetails> };
  readonly create: Call & {
    readonly body: z.ZodType<{ title: string }, { title: string }>;
    readonly reply: typeof created;
  };
  readonly update: Call & { readonly body: z.ZodType<EntryForm, EntryForm> };
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
  readonly query: (id: string) => ReturnType<typeof entryQuery>;
  /** An entry as an owner of content. */
  readonly owner: (id: string) => ContentOwner;
}

/** Makes a kind of entry of what tells it from others. */
export function entryKind<Row extends EntryRow>(kind: EntryKindDefinition<Row>): EntryKind<Row> {
  const { record, endpoints, idName, listPath, editWord } = kind;
  const editPattern = `${listPath}/${editWord}/:${idName}`;
  const editPath = (id: string) => generatePath(editPattern, { [idName]: id });
  const query = (id: string) => entryQuery(record.name, endpoints.get, id);
  return {
    ...kind,
    editPattern,
    editPath,
    query,
    source: {
      name: record.name,
      definition: record.list,
      load: (listQuery, signal) => call(endpoints.list, { query: listQuery }, { signal }),
    },
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

function entryQuery(record: string, get: EntryEndpoints<EntryRow>['get'], id: string) {
  return queryOptions({
    queryKey: [record, id],
    queryFn: ({ signal }) => callVersioned(get, { params: { id } }, { signal }),
  });
}
