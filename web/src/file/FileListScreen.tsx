import { fileEndpoints } from '@grzadka/contract/file/file.endpoints';
import type { FileListItem } from '@grzadka/contract/file/file.model';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../app/paths.ts';
import { useMay } from '../core/access/useMay.ts';
import { call } from '../core/api/call.ts';
import { ListScreen } from '../core/list/screen/ListScreen.tsx';
import { RowDeletion } from '../core/list/screen/RowDeletion.tsx';
import type { NavigationState } from '../core/ui/screen/useGoUp.ts';
import { fileLayout } from './file.layout.tsx';
import { fileSource } from './file.queries.ts';
import { fileText } from './file.text.ts';

/** The documents. */
export function FileListScreen() {
  const mayWrite = useMay('file:write');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [inQuestion, setInQuestion] = useState<FileListItem>();
  const layout = useMemo(() => fileLayout({ mayWrite, onDelete: setInQuestion }), [mayWrite]);
  const upload = () => {
    const state: NavigationState = { from: pathname + search };
    void navigate(paths.fileUpload, { state });
  };
  return (
    <>
      <ListScreen
        title={fileText.list}
        source={fileSource}
        layout={layout}
        add={mayWrite ? { label: fileText.add, onSelect: upload } : undefined}
      />
      <RowDeletion
        source={fileSource}
        row={inQuestion}
        question={({ name }) => fileText.deleteQuestion(name)}
        remove={({ id }) => call(fileEndpoints.delete, { params: { id } })}
        onClose={() => setInQuestion(undefined)}
      />
    </>
  );
}
