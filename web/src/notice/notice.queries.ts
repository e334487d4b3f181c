import { noticeEndpoints } from '@grzadka/contract/notice/notice.endpoints';
import { noticeList } from '@grzadka/contract/notice/notice.list';
import type { NoticeListItem } from '@grzadka/contract/notice/notice.model';
import { queryOptions } from '@tanstack/react-query';
import { contentPaths, paths } from '../app/paths.ts';
import { type ContentOwner, contentOwner } from '../content/content-owner.ts';
import { call, callVersioned } from '../core/api/call.ts';
import type { ListDataSource } from '../core/list/list-data-source.ts';

/** The notices as a list. */
export const noticeSource: ListDataSource<NoticeListItem> = {
  name: 'notice',
  definition: noticeList,
  load: (query, signal) => call(noticeEndpoints.list, { query }, { signal }),
};

/** A notice with its content, and the version it was read with. */
export function noticeQuery(noticeId: string) {
  return queryOptions({
    queryKey: ['notice', noticeId],
    queryFn: ({ signal }) =>
      callVersioned(noticeEndpoints.get, { params: { id: noticeId } }, { signal }),
  });
}

/** A notice as an owner of content. */
export function noticeOwner(noticeId: string): ContentOwner {
  return contentOwner({
    name: `notice ${noticeId}`,
    queryKey: noticeQuery(noticeId).queryKey,
    paths: contentPaths(paths.noticeEdit(noticeId)),
    endpoints: noticeEndpoints,
    key: { noticeId },
  });
}
