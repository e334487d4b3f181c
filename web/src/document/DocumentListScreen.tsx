import { documentEndpoints, documentRecord } from '@grzadka/contract/document/document.endpoints';
import type { DocumentListItem } from '@grzadka/contract/document/document.model';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMay } from '../core/access/access.ts';
import { call, callVersioned } from '../core/api/call.ts';
import { ListScreen } from '../core/list/screen/ListScreen.tsx';
import { DeletionQuestion } from '../core/record/DeletionQuestion.tsx';
import { useRecordDeletion } from '../core/record/useDeletion.ts';
import type { NavigationState } from '../core/ui/screen/useGoUp.ts';
import { uiText } from '../core/ui/ui.text.ts';
import { documentLayout } from './document.layout.tsx';
import { documentPaths } from './document.paths.ts';
import { documentSource } from './document.queries.ts';
import { documentText } from './document.text.ts';

/** The documents. */
export function DocumentListScreen() {
  const mayWrite = useMay('document:write');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const deletion = useRecordDeletion({
    record: documentRecord.name,
    read: ({ id }: DocumentListItem) => callVersioned(documentEndpoints.get, { params: { id } }),
    remove: ({ id }, options) => call(documentEndpoints.delete, { params: { id } }, options),
    errorAs: 'snackbar',
  });
  const { ask } = deletion;
  const layout = useMemo(() => documentLayout({ mayWrite, onDelete: ask }), [mayWrite, ask]);
  const upload = () => {
    const state: NavigationState = { from: pathname + search };
    void navigate(documentPaths.upload, { state });
  };
  return (
    <>
      <ListScreen
        title={documentText.list}
        source={documentSource}
        layout={layout}
        add={mayWrite ? { label: documentText.add, onSelect: upload } : undefined}
      />
      <DeletionQuestion
        deletion={deletion}
        title={uiText.deleteTitlePlain}
        question={({ name }) => documentText.deleteQuestion(name)}
      />
    </>
  );
}
