import { fileEndpoints, fileRecord } from '@grzadka/contract/file/file.endpoints';
import type { FileListItem } from '@grzadka/contract/file/file.model';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMay } from '../core/access/access.ts';
import { call, callVersioned } from '../core/api/call.ts';
import { ListScreen } from '../core/list/screen/ListScreen.tsx';
import { DeletionQuestion } from '../core/record/DeletionQuestion.tsx';
import { useRecordDeletion } from '../core/record/useDeletion.ts';
import type { NavigationState } from '../core/ui/screen/useGoUp.ts';
import { uiText } from '../core/ui/ui.text.ts';
import { fileLayout } from './file.layout.tsx';
import { filePaths } from './file.paths.ts';
import { fileSource } from './file.queries.ts';
import { fileText } from './file.text.ts';

/** The documents. */
export function FileListScreen() {
  const mayWrite = useMay('file:write');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const deletion = useRecordDeletion({
    record: fileRecord.name,
    read: ({ id }: FileListItem) => callVersioned(fileEndpoints.get, { params: { id } }),
    remove: ({ id }, options) => call(fileEndpoints.delete, { params: { id } }, options),
    errorAs: 'snackbar',
  });
  const { ask } = deletion;
  const layout = useMemo(() => fileLayout({ mayWrite, onDelete: ask }), [mayWrite, ask]);
  const upload = () => {
    const state: NavigationState = { from: pathname + search };
    void navigate(filePaths.upload, { state });
  };
  return (
    <>
      <ListScreen
        title={fileText.list}
        source={fileSource}
        layout={layout}
        add={mayWrite ? { label: fileText.add, onSelect: upload } : undefined}
      />
      <DeletionQuestion
        deletion={deletion}
        title={uiText.deleteTitlePlain}
        question={({ name }) => fileText.deleteQuestion(name)}
      />
    </>
  );
}
