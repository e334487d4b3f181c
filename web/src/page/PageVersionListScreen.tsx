import { publicationActions } from '@grzadka/contract/core/call/bulk';
import { pageEndpoints } from '@grzadka/contract/page/page.endpoints';
import type { Page, PageVersionListItem } from '@grzadka/contract/page/page.model';
import { pageVersionRecord } from '@grzadka/contract/page/page-version.record';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { PublicationCheck } from '../content/findings/PublicationCheck.ts';
import { useMay } from '../core/access/access.ts';
import { call, callDeletion, callVersioned } from '../core/api/call.ts';
import { useRowCreation } from '../core/list/adding/useRowCreation.ts';
import { useResetList } from '../core/list/loading/useResetList.ts';
import { ListScreen } from '../core/list/screen/ListScreen.tsx';
import { useParams } from '../core/navigation/place.ts';
import { paths } from '../core/paths.ts';
import { DeletionQuestion } from '../core/record/DeletionQuestion.tsx';
import { useRecordDeletion } from '../core/record/useDeletion.ts';
import { type BulkCall, useListBulk } from '../core/record/useListBulk.ts';
import { LoadFailure } from '../core/ui/screen/LoadFailure.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { type Failures, useFailures } from '../core/ui/screen/useFailures.ts';
import { WaitingOverlay } from '../core/ui/screen/WaitingOverlay.tsx';
import { notify } from '../core/ui/toasts/notify.ts';
import { pageVersionLayout } from './page.layout.tsx';
import { pagePaths } from './page.paths.ts';
import { pageQuery, pageVersionSource } from './page.queries.ts';
import { pageText } from './page.text.ts';

/** The versions of a page, under the page's name. */
export function PageVersionListScreen() {
  const { pageId = '' } = useParams();
  const { data: page, error, isPending, refetch } = useQuery(pageQuery(pageId));
  if (page) return <PageVersionList page={page} />;
  return (
    <Screen title={pageText.loading} busy={isPending}>
      {error && <LoadFailure error={error} back={paths.home} retry={refetch} />}
    </Screen>
  );
}

const bulkCall: BulkCall & Pick<typeof pageEndpoints.bulkVersions, 'params'> =
  pageEndpoints.bulkVersions;

/** The list of the versions of one page: clone, edit and delete per row. */
function PageVersionList({ page: { id: pageId, name } }: { page: Page }) {
  const mayWrite = useMay('page:write');
  const source = useMemo(() => pageVersionSource(pageId), [pageId]);
  const failures = useFailures('alert');
  const { isCloning, clone } = useCloning(pageId, failures);
  const deletion = useRecordDeletion({
    record: pageVersionRecord.name,
    listName: source.name,
    read: ({ id: pageVersionId }: PageVersionListItem) =>
      callVersioned(pageEndpoints.getVersion, { params: { pageId, pageVersionId } }),
    remove: ({ id: pageVersionId }, options) =>
      callDeletion(pageEndpoints.deleteVersion, { params: { pageId, pageVersionId } }, options),
    deletedText: pageText.deleted,
    failures,
  });
  const creation = useRowCreation({
    source,
    create: () => call(pageEndpoints.createVersion, { body: { pageId } }),
    open: (pageVersionId) => pagePaths.edit(pageId, pageVersionId),
    failures,
  });
  const bulk = useListBulk(pageVersionRecord, {
    actions: publicationActions,
    nouns: pageText.nouns,
    PublicationCheck,
    listName: source.name,
    send: (body) => call(bulkCall, { params: { pageId }, body }),
  });
  const { ask } = deletion;
  const layout = useMemo(
    () =>
      pageVersionLayout({
        mayWrite,
        editPath: (pageVersionId) => pagePaths.edit(pageId, pageVersionId),
        onClone: clone,
        onDelete: ask,
      }),
    [mayWrite, pageId, clone, ask],
  );
  return (
    <>
      <ListScreen
        title={name}
        source={source}
        layout={layout}
        bulk={bulk}
        add={mayWrite ? { label: pageText.add, onSelect: creation.start } : undefined}
        error={failures.error}
        onCloseError={failures.clear}
      />
      <DeletionQuestion
        deletion={deletion}
        title={pageText.deleteTitle}
        question={pageText.deleteQuestion}
      />
      <WaitingOverlay open={creation.isCreating || isCloning} label={pageText.creating} />
    </>
  );
}

/** The cloning of a version: the list starts again at offset 0, where the clone stands. */
function useCloning(pageId: string, failures: Failures) {
  const resetList = useResetList(pageVersionSource(pageId));
  const [isCloning, setCloning] = useState(false);
  const run = useCallback(
    async (pageVersionId: string) => {
      setCloning(true);
      failures.clear();
      try {
        const { id } = await call(pageEndpoints.cloneVersion, { body: { pageId, pageVersionId } });
        resetList({ focusRowId: id });
        notify.success(pageText.cloned);
      } catch (error) {
        failures.show(error);
      } finally {
        setCloning(false);
      }
    },
    [pageId, failures, resetList],
  );
  return { isCloning, clone: useCallback(({ id }: { id: string }) => void run(id), [run]) };
}
