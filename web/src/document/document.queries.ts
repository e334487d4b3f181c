import { documentEndpoints, documentRecord } from '@grzadka/contract/document/document.endpoints';
import { documentList } from '@grzadka/contract/document/document.list';
import type { DocumentListItem } from '@grzadka/contract/document/document.model';
import { queryOptions } from '@tanstack/react-query';
import { call, callVersioned } from '../core/api/call.ts';
import { callAddress } from '../core/api/request.ts';
import type { ListDataSource } from '../core/list/list-data-source.ts';

/** The documents as a list. */
export const documentSource: ListDataSource<DocumentListItem> = {
  name: documentRecord.name,
  definition: documentList,
  load: (query, signal) => call(documentEndpoints.list, { query }, { signal }),
};

/** A document, and the version it was read with. */
export function documentQuery(fileId: string) {
  return queryOptions({
    queryKey: [documentRecord.name, fileId],
    queryFn: ({ signal }) =>
      callVersioned(documentEndpoints.get, { params: { id: fileId } }, { signal }),
  });
}

/** How large a document may be; it changes only when the server is started anew. */
export const uploadLimitQuery = queryOptions({
  queryKey: [documentRecord.name, 'upload limit'],
  queryFn: ({ signal }) => call(documentEndpoints.uploadLimit, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Where a document is downloaded from. */
export function downloadAddress({ id }: Pick<DocumentListItem, 'id'>): string {
  return callAddress(documentEndpoints.content, { params: { id } });
}
