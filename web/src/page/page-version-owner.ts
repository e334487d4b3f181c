import { pageEndpoints } from '@grzadka/contract/page/page.endpoints';
import { pageVersionRecord } from '@grzadka/contract/page/page-version.record';
import { contentPaths } from '../content/content.paths.ts';
import { type ContentOwner, contentOwner } from '../content/content-owner.ts';
import { call } from '../core/api/call.ts';
import { pagePaths } from './page.paths.ts';
import { type PageVersionKey, pageVersionQuery } from './page.queries.ts';
import { pageText } from './page.text.ts';

/** A page version as an owner of content. */
export function pageVersionOwner({ pageId, pageVersionId }: PageVersionKey): ContentOwner {
  const query = pageVersionQuery({ pageId, pageVersionId });
  return contentOwner({
    name: `page ${pageId} version ${pageVersionId}`,
    record: { recordType: pageVersionRecord.name, recordId: pageVersionId },
    queryKey: query.queryKey,
    readSubject: async (cache) => {
      const known = await cache.fetchQuery({ ...query, staleTime: Number.POSITIVE_INFINITY });
      return pageText.subject(known.reply);
    },
    readDates: (signal) =>
      call(pageEndpoints.getVersion, { params: { pageId, pageVersionId } }, { signal }),
    paths: contentPaths(pagePaths.edit(pageId, pageVersionId)),
    endpoints: pageEndpoints,
    key: { pageId, pageVersionId },
  });
}
