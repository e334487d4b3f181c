import { useParams } from 'react-router';
import type { PageVersionKey } from './page.queries.ts';

/** The page version that the address names. */
export function usePageVersionKey(): PageVersionKey {
  const { pageId = '', pageVersionId = '' } = useParams();
  return { pageId, pageVersionId };
}
