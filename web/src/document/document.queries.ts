import { megabyte } from '@grzadka/contract/core/upload';
import { documentEndpoints } from '@grzadka/contract/document/document.endpoints';
import { documentRecord } from '@grzadka/contract/document/document.record';
import type { DocumentListItem } from '@grzadka/contract/document/document.model';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';
import { callAddress } from '../core/api/request.ts';
import { documentText } from './document.text.ts';

/** How large a document may be; it changes only when the server is started anew. */
export const uploadLimitQuery = queryOptions({
  queryKey: [documentRecord.name, 'upload limit'],
  queryFn: ({ signal }) => call(documentEndpoints.uploadLimit, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** What stands below the field of a file; undefined until the limit is known. */
export function fileLimitText(limit: { maxBytes: number } | undefined): string | undefined {
  return limit && documentText.limit(Math.floor(limit.maxBytes / megabyte));
}

/** Whether the file of a document is where it should be. */
export function fileStateQuery(id: string) {
  return queryOptions({
    queryKey: [documentRecord.name, id, 'file state'],
    queryFn: ({ signal }) => call(documentEndpoints.fileState, { params: { id } }, { signal }),
  });
}

/** Where a document is downloaded from. */
export function downloadAddress({ id }: Pick<DocumentListItem, 'id'>): string {
  return callAddress(documentEndpoints.content, { params: { id } });
}
