import { pageEndpoints } from '@grzadka/contract/page/page.endpoints';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../app/paths.ts';
import { ContentManager } from '../content/ContentManager.tsx';
import { useOwnerForm } from '../content/useOwnerForm.ts';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { PublicationFields } from '../core/publication/PeriodFields.tsx';
import { pageQuery, pageVersionQuery, pageVersionSource } from './page.queries.ts';
import { pageText } from './page.text.ts';
import { usePageVersionKey } from './usePageVersionKey.ts';

/** The dates and content of a page version. */
export function PageVersionEditScreen() {
  const key = usePageVersionKey();
  const page = useQuery(pageQuery(key.pageId));
  const { data, form } = useOwnerForm({
    query: pageVersionQuery(key),
    source: pageVersionSource(key.pageId),
    rowId: key.pageVersionId,
    back: paths.pageVersions(key.pageId),
    savedText: pageText.saved,
  });
  const version = data?.reply;
  return (
    <FormScreen
      {...form}
      title={page.data ? `${pageText.edit}: ${page.data.name}` : pageText.edit}
      endpoint={pageEndpoints.updateVersion}
      defaultValues={
        version && {
          ...key,
          publicationFromDate: version.publicationFromDate,
          publicationThruDate: version.publicationThruDate,
        }
      }
      submit={(body, options) => call(pageEndpoints.updateVersion, { body }, options)}
      below={version && <ContentManager items={version.content.items} />}
    >
      <PublicationFields />
    </FormScreen>
  );
}
