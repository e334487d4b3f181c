import { newEntryTitle } from '@grzadka/contract/content/entry.model';
import { useMemo } from 'react';
import { useMay } from '../../core/access/access.ts';
import { call } from '../../core/api/call.ts';
import { useRowCreation } from '../../core/list/adding/useRowCreation.ts';
import type { ListLayout } from '../../core/list/rows/list-layout.ts';
import { ListScreen } from '../../core/list/screen/ListScreen.tsx';
import { DeletionQuestion } from '../../core/record/DeletionQuestion.tsx';
import { recordDeletion } from '../../core/record/record-calls.ts';
import { useRecordDeletion } from '../../core/record/useDeletion.ts';
import { useListBulk } from '../../core/record/useListBulk.ts';
import { DeleteIcon, EditIcon } from '../../core/ui/icons.ts';
import { useFailures } from '../../core/ui/screen/useFailures.ts';
import { WaitingOverlay } from '../../core/ui/screen/WaitingOverlay.tsx';
import { uiText } from '../../core/ui/ui.text.ts';
import { PublicationCheck } from '../findings/PublicationCheck.ts';
import type { EntryKind, EntryRow } from './entry.kind.ts';
import { entryText } from './entry.text.ts';

/** A list of entries: adding creates one and opens it, deleting asks by its title. */
export function EntryListScreen<Row extends EntryRow>({ kind }: { kind: EntryKind<Row> }) {
  const { record, endpoints, source, columns, editPath } = kind;
  const mayWrite = useMay(record.permissions.write);
  const failures = useFailures(kind.errorAs);
  const deletion = useRecordDeletion<Row>({
    ...recordDeletion(record, endpoints),
    deletedText: entryText.deleted,
    failures,
  });
  const { ask } = deletion;
  const creation = useRowCreation({
    source,
    create: () => call(endpoints.create, { body: { title: newEntryTitle } }),
    open: editPath,
    failures,
  });
  const bulk = useListBulk(record, {
    actions: kind.actions,
    nouns: kind.nouns,
    PublicationCheck,
    send: (body) => call(endpoints.bulk, { body }),
  });
  const layout = useMemo((): ListLayout<Row> => {
    const edit = { label: entryText.edit, icon: EditIcon, to: ({ id }: Row) => editPath(id) };
    const del = { label: entryText.delete, icon: DeleteIcon, onSelect: ask };
    return {
      rowName: ({ title }) => title,
      columns,
      hasHeadline: true,
      actions: mayWrite ? [edit, del] : [],
    };
  }, [columns, mayWrite, editPath, ask]);
  return (
    <>
      <ListScreen
        title={kind.listTitle}
        source={source}
        layout={layout}
        bulk={bulk}
        add={mayWrite ? { label: entryText.add, onSelect: creation.start } : undefined}
        error={failures.error}
        onCloseError={failures.clear}
      />
      <DeletionQuestion
        deletion={deletion}
        title={uiText.deleteTitlePlain}
        question={({ title }) => entryText.deleteQuestion(title)}
      />
      <WaitingOverlay open={creation.isCreating} label={entryText.creating} />
    </>
  );
}
