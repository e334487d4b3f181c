import { pageEndpoints } from '@grzadka/contract/page/page.endpoints';
import { pageVersionRecord } from '@grzadka/contract/page/page-version.record';
import { useQuery } from '@tanstack/react-query';
import { useContentOwner } from '../content/content-owner.ts';
import { FindingsQuestion } from '../content/findings/FindingsQuestion.tsx';
import { findInOwner } from '../content/findings/find-personal-data.ts';
import { usePersonalDataGuard } from '../content/findings/usePersonalDataGuard.ts';
import { ContentManager } from '../content/manager/ContentManager.tsx';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { PublicationFields } from '../core/publication/PeriodFields.tsx';
import { HistoryButton } from '../core/record/HistoryButton.tsx';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { useRecordForm } from '../core/record/useRecordForm.ts';
import { SiteLink } from '../site/SiteLink.tsx';
import { pagePaths } from './page.paths.ts';
import {
  pageQuery,
  pageVersionQuery,
  pageVersionSource,
  usePageVersionKey,
} from './page.queries.ts';
import { pageText } from './page.text.ts';

/** The dates and content of a page version. */
export function PageVersionEditScreen() {
  const key = usePageVersionKey();
  const owner = useContentOwner();
  const guard = usePersonalDataGuard();
  const page = useQuery(pageQuery(key.pageId));
  const tellChanged = useRecordChanged(pageVersionRecord.name, pageVersionSource(key.pageId).name);
  const { record: version, form } = useRecordForm({
    query: pageVersionQuery(key),
    back: pagePaths.list(key.pageId),
    savedText: pageText.saved,
    tellChanged: () => tellChanged({ focusRowId: key.pageVersionId }),
  });
  return (
    <>
      <FormScreen
        {...form}
        title={page.data ? `${pageText.edit}: ${page.data.name}` : pageText.edit}
        subject={version && pageText.subject(version)}
        actions={
          <>
            <SiteLink path={`/${key.pageId}`} isPublished={version?.inForce ?? false} />
            <HistoryButton recordType={pageVersionRecord.name} recordId={key.pageVersionId} />
          </>
        }
        endpoint={pageEndpoints.updateVersion}
        defaultValues={
          version && {
            ...key,
            publicationFromDate: version.publicationFromDate,
            publicationThruDate: version.publicationThruDate,
            despiteFindings: undefined,
          }
        }
        submit={async (typed, { ifMatch, asking }) => {
          const answer = await guard.check(findInOwner(owner, typed), asking);
          return call(pageEndpoints.updateVersion, { body: { ...typed, ...answer } }, { ifMatch });
        }}
        below={version && <ContentManager items={version.content.items} />}
      >
        <PublicationFields stored={version} />
      </FormScreen>
      <FindingsQuestion guard={guard} />
    </>
  );
}
