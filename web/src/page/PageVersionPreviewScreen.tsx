import { useQuery } from '@tanstack/react-query';
import { PreviewScreen } from '../content/preview/PreviewScreen.tsx';
import { sitePreview } from '../site/site-addresses.ts';
import { pageQuery, pageVersionQuery, usePageVersionKey } from './page.queries.ts';
import { pageText } from './page.text.ts';

/** A page version as a reader gets it, under the page's name. */
export function PageVersionPreviewScreen() {
  const key = usePageVersionKey();
  const page = useQuery(pageQuery(key.pageId));
  const version = useQuery(pageVersionQuery(key));
  const data = page.data && version.data && { page: page.data, version: version.data.reply };
  return (
    <PreviewScreen
      subject={data && pageText.subject(data.version)}
      siteAddress={sitePreview.pageVersion(key.pageVersionId)}
      reading={
        data && { ...data.version, title: data.page.name, items: data.version.content.items }
      }
      error={page.error ?? version.error}
      retry={() => Promise.all([page.refetch(), version.refetch()])}
    />
  );
}
