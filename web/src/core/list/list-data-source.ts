import type { ListDefinition, ListReply } from '@grzadka/contract/core/list/list';
import type { DownloadEndpoint } from '../api/download.ts';

/** The least a row must have: an id, by which pages are merged. */
export interface ListRow {
  readonly id: string;
}

/** The parameters of a list call as they go onto the wire. */
export type ListQuery = Readonly<Record<string, string>>;

/** A list as the screens use it: what it can do, and the call that answers a page of it. */
export interface ListDataSource<Row extends ListRow> {
  /** Names the list among all lists, such as 'meter'; of nested lists with the id they belong to. */
  readonly name: string;
  readonly definition: ListDefinition;
  readonly load: (query: ListQuery, signal: AbortSignal) => Promise<ListReply<Row>>;
  /** The call that answers the whole of it as a file, where there is one. */
  readonly exportCall?: ListExportCall;
  /** The call that answers chosen rows of it as a file; of lists whose rows can be chosen. */
  readonly chosenExportCall?: ListExportCall;
}

/** The call that answers a list as a file, with the ids of its path; what makes it is loaded when it is wanted. */
export interface ListExportCall {
  readonly endpoint: DownloadEndpoint;
  readonly params?: Readonly<Record<string, string>>;
}

/** The cache keys of a list: of all that was loaded of it, and of the rows for one query. */
export const listKeys = {
  all: (name: string) => ['list', name] as const,
  rows: (name: string, query: ListQuery) => ['list', name, query] as const,
  /** How many rows there are, for one query or for all of them. */
  total: (name: string, query?: ListQuery) =>
    query ? (['list-total', name, query] as const) : (['list-total', name] as const),
  /** Whether there is any. */
  any: (name: string) => ['list-total', name, 'any'] as const,
};
