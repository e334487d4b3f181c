import { pinActions } from '@grzadka/contract/core/call/bulk';
import { documentEndpoints } from '@grzadka/contract/document/document.endpoints';
import { documentList } from '@grzadka/contract/document/document.list';
import type { DocumentListItem } from '@grzadka/contract/document/document.model';
import { documentRecord } from '@grzadka/contract/document/document.record';
import { useMemo } from 'react';
import { useMay } from '../core/access/access.ts';
import { call } from '../core/api/call.ts';
import { useStartAdding } from '../core/list/adding/useStartAdding.ts';
import { ListScreen } from '../core/list/screen/ListScreen.tsx';
import { DeletionQuestion } from '../core/record/DeletionQuestion.tsx';
import { recordDeletion, recordSource } from '../core/record/record-calls.ts';
import { useRecordDeletion } from '../core/record/useDeletion.ts';
import { type BulkCall, useListBulk } from '../core/record/useListBulk.ts';
import { useFailures } from '../core/ui/screen/useFailures.ts';
import { uiText } from '../core/ui/ui.text.ts';
import { documentLayout } from './document.layout.tsx';
import { documentPaths } from './document.paths.ts';
import { documentText } from './document.text.ts';

const source = recordSource(documentRecord, documentList, documentEndpoints);

const bulkCall: BulkCall = documentEndpoints.bulk;

/** The documents. */
export function DocumentListScreen() {
  const mayWrite = useMay('document:write');
  const add = useStartAdding(documentText.add, documentPaths.upload);
  const deletion = useRecordDeletion<DocumentListItem>({
    ...recordDeletion(documentRecord, documentEndpoints),
    deletedText: documentText.deleted,
    failures: useFailures('snackbar'),
  });
  const { ask } = deletion;
  const layout = useMemo(() => documentLayout({ mayWrite, onDelete: ask }), [mayWrite, ask]);
  const bulk = useListBulk(documentRecord, {
    actions: pinActions,
    nouns: documentText.nouns,
    send: (body) => call(bulkCall, { body }),
  });
  return (
    <>
      <ListScreen
        title={documentText.list}
        source={source}
        layout={layout}
        bulk={bulk}
        add={mayWrite ? add : undefined}
      />
      <DeletionQuestion
        deletion={deletion}
        title={uiText.deleteTitlePlain}
        question={({ name }) => documentText.deleteQuestion(name)}
      />
    </>
  );
}
