import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../app/paths.ts';
import { LoadFailure } from '../core/ui/screen/LoadFailure.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { PageVersionList } from './PageVersionList.tsx';
import { pageQuery } from './page.queries.ts';
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
