import { noticeEndpoints } from '@grzadka/contract/notice/notice.endpoints';
import { contentRoutes } from '#src/content/content.routes.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { setEtag } from '#src/core/http/etag.ts';
import { listNotices } from './notice.list.ts';
import { noticeContent, notices } from './notice.repo.ts';

/** The calls of the notices. */
export function noticeRoutes(context: AppContext): void {
  const { serve, db } = context;

  serve(noticeEndpoints.list, ({ query }) => listNotices(db, query));

  serve(noticeEndpoints.get, async ({ params, reply }) => {
    const { version, ...details } = await notices.get(db, params.id);
    setEtag(reply, version);
    return details;
  });

  serve(noticeEndpoints.create, ({ body, caller }) => notices.create(db, { ...body, caller }));

  serve(noticeEndpoints.update, async ({ body, ifMatch, caller }) => {
    await notices.update(db, { ...body, ifMatch, caller });
    return undefined;
  });

  serve(noticeEndpoints.delete, async ({ params, caller }) => {
    await notices.delete(db, { id: params.id, caller });
    return undefined;
  });

  contentRoutes(context, noticeEndpoints, noticeContent);
}
