import { pageEndpoints } from '@grzadka/contract/page/page.endpoints';
import type { Page, PageVersionListItem } from '@grzadka/contract/page/page.model';
import { useMemo, useState } from 'react';
import { paths } from '../app/paths.ts';
import { useMay } from '../core/access/useMay.ts';
import { call } from '../core/api/call.ts';
import { ListScreen } from '../core/list/screen/ListScreen.tsx';
import { RowDeletion } from '../core/list/screen/RowDeletion.tsx';
import { useRowCreation } from '../core/list/screen/useRowCreation.ts';
import { WaitingOverlay } from '../core/ui/screen/WaitingOverlay.tsx';
import { pageVersionLayout } from './page.layout.tsx';
import { pageVersionSource } from './page.queries.ts';
import { pageText } from './page.text.ts';
import { useCloneVersion } from './useCloneVersion.ts';

/** The list of the versions of one page: clone, edit and delete per row. */
export function PageVersionList({ page: { id: pageId, name } }: { page: Page }) {
  const mayWrite = useMay('page:write');
  const source = useMemo(() => pageVersionSource(pageId), [pageId]);
  const [inQuestion, setInQuestion] = useState<PageVersionListItem>();
  const { isCloning, clone } = useCloneVersion(pageId);
  const creation = useRowCreation({
    source,
    create: () => call(pageEndpoints.createVersion, { body: { pageId } }),
    open: (pageVersionId) => paths.pageVersionEdit(pageId, pageVersionId),
  });
  const layout = useMemo(
    () =>
      pageVersionLayout({
        mayWrite,
        editPath: (pageVersionId) => paths.pageVersionEdit(pageId, pageVersionId),
        onClone: clone,
        onDelete: setInQuestion,
      }),
    [mayWrite, pageId, clone],
  );
  return (
    <>
      <ListScreen
        title={name}
        source={source}
        layout={layout}
        add={mayWrite ? { label: pageText.add, onSelect: creation.start } : undefined}
      />
      <RowDeletion
        source={source}
        row={inQuestion}
        question={pageText.deleteQuestion}
        remove={({ id: pageVersionId }) =>
          call(pageEndpoints.deleteVersion, { params: { pageId, pageVersionId } })
        }
        onClose={() => setInQuestion(undefined)}
      />
      <WaitingOverlay open={creation.isCreating || isCloning} label={pageText.creating} />
    </>
  );
}
