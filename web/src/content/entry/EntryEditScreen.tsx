import { newEntryTitle } from '@grzadka/contract/content/entry.model';
import type { ComponentType } from 'react';
import { call } from '../../core/api/call.ts';
import { FormScreen } from '../../core/form/FormScreen.tsx';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { useParams } from '../../core/navigation/place.ts';
import { PublicationFields } from '../../core/publication/PeriodFields.tsx';
import { HistoryButton } from '../../core/record/HistoryButton.tsx';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { useRecordForm } from '../../core/record/useRecordForm.ts';
import { SiteLink } from '../../site/SiteLink.tsx';
import { sitePath } from '../../site/site-addresses.ts';
import { useContentOwner } from '../content-owner.ts';
import { FindingsQuestion } from '../findings/FindingsQuestion.tsx';
import { findInOwner } from '../findings/find-personal-data.ts';
import { usePersonalDataGuard } from '../findings/usePersonalDataGuard.ts';
import { ContentManager } from '../manager/ContentManager.tsx';
import type { EntryDetails, EntryKind, EntryRow } from './entry.kind.ts';
import { entryText } from './entry.text.ts';

interface EntryEditScreenProps<Row extends EntryRow> {
  kind: EntryKind<Row>;
  /** The form's fields besides the title and the publication dates. */
  MoreFields: ComponentType | undefined;
}

/** The title, dates and content of an entry. */
export function EntryEditScreen<Row extends EntryRow>({
  kind,
  MoreFields,
}: EntryEditScreenProps<Row>) {
  const { endpoints, idName } = kind;
  const { [idName]: id = '' } = useParams();
  const owner = useContentOwner();
  const guard = usePersonalDataGuard();
  const tellChanged = useRecordChanged(kind.record.name);
  const { record: entry, form } = useRecordForm({
    query: kind.query(id),
    back: kind.listPath,
    savedText: entryText.saved,
    tellChanged: () => tellChanged({ focusRowId: id }),
  });
  return (
    <>
      <FormScreen
        {...form}
        title={kind.editTitle}
        tabSubject={entry?.title}
        actions={
          <>
            <SiteLink path={sitePath(kind.onSite, id)} isPublished={entry?.state === 'visible'} />
            <HistoryButton recordType={kind.record.name} recordId={id} />
          </>
        }
        endpoint={endpoints.update}
        defaultValues={entry && valuesOf(entry)}
        submit={async (typed, { ifMatch, asking }) => {
          const answer = await guard.check(findInOwner(owner, typed), asking);
          return call(endpoints.update, { body: { ...typed, ...answer } }, { ifMatch });
        }}
        below={entry && <ContentManager items={entry.content.items} />}
      >
        <FormTextField
          name="title"
          label={entryText.title}
          autoFocus={entry?.title === newEntryTitle ? 'replacing' : true}
        />
        <PublicationFields stored={entry} />
        {MoreFields && <MoreFields />}
      </FormScreen>
      <FindingsQuestion guard={guard} />
    </>
  );
}

/** An entry as its form would show it: what is left of it are the fields of the form. */
function valuesOf({
  content: _content,
  createdAt: _createdAt,
  state: _state,
  pinned: _pinned,
  ...values
}: EntryDetails) {
  // Answered when it is saved.
  return { ...values, despiteFindings: undefined };
}
