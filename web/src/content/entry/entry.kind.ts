import type { BulkAction } from '@grzadka/contract/core/call/bulk';
import type { Forms } from '@grzadka/contract/core/counted';
import type { created } from '@grzadka/contract/core/fields';
import type { ListDefinition } from '@grzadka/contract/core/list/list';
import type { DespiteFindings } from '@grzadka/contract/core/publication/despite-findings';
import type { PinDates, PublicationDates } from '@grzadka/contract/core/publication/publication';
import type { PublicationState } from '@grzadka/contract/core/publication/publication-state';
import type { RecordDefinition } from '@grzadka/contract/core/record/record';
import type { PublishedKind } from '@grzadka/contract/site/findings/findings.model';
import type { ComponentType } from 'react';
import type * as z from 'zod/mini';
import { call } from '../../core/api/call.ts';
import type { DownloadEndpoint } from '../../core/api/download.ts';
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
import type { BulkCall } from '../../core/record/useListBulk.ts';
import { contentPaths } from '../content.paths.ts';
import {
  type ContentOwner,
  contentOwner,
  type OwnerEndpoints,
  type OwnerReply,
} from '../content-owner.ts';
import type { EntryPaths } from './entry.paths.ts';

/** An entry as its list shows it. */
export interface EntryRow extends PublicationDates {
  readonly id: string;
  readonly title: string;
  readonly createdAt: string;
  readonly state: PublicationState;
  /** Of kinds that can be pinned. */
  readonly pinned?: boolean;
}

/** An entry as its own screen reads it. */
export type EntryDetails = EntryRow & Partial<PinDates> & OwnerReply['reply'];

/** What the edit form of every kind of entry holds; some kinds have more. */
type EntryForm = { id: string; title: string } & DespiteFindings &
  Partial<Record<keyof PublicationDates, string | null>>;

interface EntryEndpoints<Row extends EntryRow> extends OwnerEndpoints {
  readonly list: ListCall<Row>;
  readonly export: DownloadEndpoint;
  readonly exportChosen: DownloadEndpoint;
  readonly get: GetCall<EntryDetails>;
  readonly create: PlainCall & {
    readonly body: z.ZodMiniType<{ title: string }, { title: string }>;
    readonly reply: typeof created;
  };
  readonly update: PlainCall & { readonly body: z.ZodMiniType<EntryForm, EntryForm> };
  readonly delete: CallById;
  readonly bulk: BulkCall;
}

/** What kinds of entries differ by. */
export interface EntryKindDefinition<Row extends EntryRow> extends EntryPaths {
  readonly record: RecordDefinition & { readonly name: PublishedKind };
  readonly list: ListDefinition;
  /** What can be done with many of them. */
  readonly actions: readonly BulkAction[];
  readonly endpoints: EntryEndpoints<Row>;
  /** What the public site calls it. */
  readonly onSite: 'news' | 'notice';
  readonly listTitle: string;
  /** Several of them, in the accusative. */
  readonly nouns: Forms;
  readonly editTitle: string;
  readonly columns: readonly ListColumn<Row>[];
  /** How the failure to create or delete one is shown. */
  readonly errorAs: 'alert' | 'snackbar';
  /** Loads the form's fields besides the title and the publication dates, for who opens the form. */
  readonly loadMoreFields?: () => Promise<ComponentType>;
}

/** A kind of entry: what readers get by a title, with dates and content. News and notices are ones. */
export interface EntryKind<Row extends EntryRow = EntryRow> extends EntryKindDefinition<Row> {
  readonly source: ListDataSource<Row>;
  /** An entry with its content, and the version it was read with. */
  readonly query: (id: string) => ReturnType<typeof recordQuery<EntryDetails>>;
  /** An entry as an owner of content. */
  readonly owner: (id: string) => ContentOwner;
}

/** Derives a kind of entry from its definition. */
export function entryKind<Row extends EntryRow>(kind: EntryKindDefinition<Row>): EntryKind<Row> {
  const { record, list, endpoints, idName, editPath, hasSheet } = kind;
  const query = (id: string) => recordQuery(record, endpoints, id);
  return {
    ...kind,
    query,
    source: recordSource(record, list, endpoints),
    owner: (id) =>
      contentOwner({
        name: `${record.name} ${id}`,
        record: { recordType: record.name, recordId: id },
        queryKey: query(id).queryKey,
        readSubject: async (cache) => {
          const known = await cache.fetchQuery({
            ...query(id),
            staleTime: Number.POSITIVE_INFINITY,
          });
          return known.reply.title;
        },
        readDates: (signal) => call(endpoints.get, { params: { id } }, { signal }),
        paths: contentPaths(editPath(id), hasSheet),
        endpoints,
        key: { [idName]: id },
      }),
  };
}
