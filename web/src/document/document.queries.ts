import { megabyte } from '@grzadka/contract/core/upload';
import { documentEndpoints } from '@grzadka/contract/document/document.endpoints';
import type { DocumentListItem } from '@grzadka/contract/document/document.model';
import { documentRecord } from '@grzadka/contract/document/document.record';
import { callQuery } from '../core/api/call-query.ts';
import { callAddress } from '../core/api/request.ts';
import { documentText } from './document.text.ts';

/** How large a document may be; it changes only when the server is started anew. */
export const uploadLimitQuery = {
  ...callQuery([documentRecord.name, 'upload limit'], documentEndpoints.uploadLimit, {}),
  staleTime: Number.POSITIVE_INFINITY,
};

/** What stands below the field of a file: until the limit is known a line without words, so that nothing moves when it is. */
export function fileLimitText(limit: { maxBytes: number } | undefined): string {
  return limit ? documentText.limit(Math.floor(limit.maxBytes / megabyte)) : '\u00a0';
}

/** Whether the file of a document is where it should be. */
export function fileStateQuery(id: string) {
  return callQuery([documentRecord.name, id, 'file state'], documentEndpoints.fileState, {
    params: { id },
  });
}

/** Where a document is downloaded from. */
export function downloadAddress({ id }: Pick<DocumentListItem, 'id'>): string {
  return callAddress(documentEndpoints.content, { params: { id } });
}
