import { pageEndpoints } from '@grzadka/contract/page/page.endpoints';
import { pageVersionList } from '@grzadka/contract/page/page.list';
import type { PageVersionListItem } from '@grzadka/contract/page/page.model';
import { pageVersionRecord } from '@grzadka/contract/page/page-version.record';
import { call } from '../core/api/call.ts';
import { callQuery, versionedQuery } from '../core/api/call-query.ts';
import type { ListDataSource } from '../core/list/list-data-source.ts';
import { useParams } from '../core/navigation/place.ts';

/** A page. */
export function pageQuery(pageId: string) {
  return {
    ...callQuery(['page', pageId], pageEndpoints.get, { params: { pageId } }), // The three pages and their names are fixed.
    staleTime: Number.POSITIVE_INFINITY,
  };
}

/** The versions of a page as a list. */
export function pageVersionSource(pageId: string): ListDataSource<PageVersionListItem> {
  return {
    name: `page version of ${pageId}`,
    definition: pageVersionList,
    load: (query, signal) =>
      call(pageEndpoints.listVersions, { params: { pageId }, query }, { signal }),
    exportCall: { endpoint: pageEndpoints.exportVersions, params: { pageId } },
    chosenExportCall: { endpoint: pageEndpoints.exportChosenVersions, params: { pageId } },
  };
}

/** What names a page version. */
export interface PageVersionKey {
  readonly pageId: string;
  readonly pageVersionId: string;
}

/** The page version that the address names. */
export function usePageVersionKey(): PageVersionKey {
  const { pageId = '', pageVersionId = '' } = useParams();
  return { pageId, pageVersionId };
}

/** A page version with its content, and the version number it was read with. */
export function pageVersionQuery({ pageId, pageVersionId }: PageVersionKey) {
  return versionedQuery([pageVersionRecord.name, pageId, pageVersionId], pageEndpoints.getVersion, {
    params: { pageId, pageVersionId },
  });
}
