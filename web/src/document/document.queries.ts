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

/** What stands below the field of a file; undefined until the limit is known. */
export function fileLimitText(limit: { maxBytes: number } | undefined): string | undefined {
  return limit && documentText.limit(Math.floor(limit.maxBytes / megabyte));
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
