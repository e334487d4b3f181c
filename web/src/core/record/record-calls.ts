import type { EndpointDefinition } from '@grzadka/contract/core/call/endpoint';
import type { ListDefinition, ListReply } from '@grzadka/contract/core/list/list';
import type { RecordDefinition } from '@grzadka/contract/core/record/record';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { VersionedReply } from '../api/answer.ts';
import { type CallOptions, call, callDeletion, callVersioned } from '../api/call.ts';
import type { DownloadEndpoint } from '../api/download.ts';
import type { ListDataSource, ListRow } from '../list/list-data-source.ts';

/** What `call` needs to know of a call, whatever it is about. */
export type PlainCall = Pick<EndpointDefinition, 'method' | 'path' | 'summary' | 'permission'>;

/** A call about the one record of an id. */
export type CallById = PlainCall & {
  readonly params: z.ZodMiniType<{ id: string }, { id: string }>;
};

/** A call that answers a page of a list. */
export type ListCall<Row extends ListRow> = PlainCall & {
  readonly query: z.ZodMiniType;
  readonly reply: z.ZodMiniType<ListReply<Row>>;
};

/** A call that reads one record. */
export type GetCall<Reply> = CallById & { readonly reply: z.ZodMiniType<Reply> };

type Named = Pick<RecordDefinition, 'name'>;

/** The records of a kind as a list, which bears their name. */
export function recordSource<Row extends ListRow>(
  { name }: Named,
  list: ListDefinition,
  endpoints: {
    readonly list: ListCall<Row>;
    readonly export: DownloadEndpoint;
    readonly exportChosen?: DownloadEndpoint;
  },
): ListDataSource<Row> {
  return {
    name,
    definition: list,
    load: (query, signal) => call(endpoints.list, { query }, { signal }),
    exportCall: { endpoint: endpoints.export },
    ...(endpoints.exportChosen && { chosenExportCall: { endpoint: endpoints.exportChosen } }),
  };
}

/** A record, and the version it was read with. */
export function recordQuery<Reply>(
  { name }: Named,
  endpoints: { readonly get: GetCall<Reply> },
  id: string,
) {
  return queryOptions({
    queryKey: [name, id],
    queryFn: ({ signal }): Promise<VersionedReply<Reply>> =>
      callVersioned(endpoints.get, { params: { id } }, { signal }),
  });
}

/** How a record is deleted: what `useRecordDeletion` asks for. */
export function recordDeletion(
  { name }: Named,
  endpoints: { readonly get: CallById; readonly delete: CallById },
) {
  return {
    record: name,
    read: ({ id }: ListRow) => callVersioned(endpoints.get, { params: { id } }),
    remove: ({ id }: ListRow, options: CallOptions) =>
      callDeletion(endpoints.delete, { params: { id } }, options),
  };
}
