import { useMemo } from 'react';
import { OwnerOutlet } from '../content/OwnerOutlet.tsx';
import { pageVersionOwner } from './page.queries.ts';
import { usePageVersionKey } from './usePageVersionKey.ts';

/** Stands around the screens of one page version. */
export function PageVersionOwner() {
  const { pageId, pageVersionId } = usePageVersionKey();
  const owner = useMemo(() => pageVersionOwner({ pageId, pageVersionId }), [pageId, pageVersionId]);
  return <OwnerOutlet owner={owner} />;
}
