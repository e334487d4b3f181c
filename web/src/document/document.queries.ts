import { documentEndpoints, documentRecord } from '@grzadka/contract/document/document.endpoints';
import type { DocumentListItem } from '@grzadka/contract/document/document.model';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';
import { callAddress } from '../core/api/request.ts';

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
