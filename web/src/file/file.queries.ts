import { fileEndpoints, fileRecord } from '@grzadka/contract/file/file.endpoints';
import { fileList } from '@grzadka/contract/file/file.list';
import type { FileListItem } from '@grzadka/contract/file/file.model';
import { queryOptions } from '@tanstack/react-query';
import { call, callVersioned } from '../core/api/call.ts';
import { callAddress } from '../core/api/request.ts';
import type { ListDataSource } from '../core/list/list-data-source.ts';

/** The documents as a list. */
export const fileSource: ListDataSource<FileListItem> = {
  name: fileRecord.name,
  definition: fileList,
  load: (query, signal) => call(fileEndpoints.list, { query }, { signal }),
};

/** A document, and the version it was read with. */
export function fileQuery(fileId: string) {
  return queryOptions({
    queryKey: [fileRecord.name, fileId],
    queryFn: ({ signal }) =>
      callVersioned(fileEndpoints.get, { params: { id: fileId } }, { signal }),
  });
}

/** How large a document may be; it changes only when the server is started anew. */
export const uploadLimitQuery = queryOptions({
  queryKey: [fileRecord.name, 'upload limit'],
  queryFn: ({ signal }) => call(fileEndpoints.uploadLimit, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Where a document is downloaded from. */
export function downloadAddress({ id }: Pick<FileListItem, 'id'>): string {
  return callAddress(fileEndpoints.content, { params: { id } });
}
