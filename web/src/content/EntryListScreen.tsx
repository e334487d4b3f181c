import { useMemo, useState } from 'react';
import type { ListDataSource, ListRow } from '../core/list/list-data-source.ts';
import type { ListColumn, ListLayout } from '../core/list/rows/list-layout.ts';
import { ListScreen } from '../core/list/screen/ListScreen.tsx';
import { RowDeletion } from '../core/list/screen/RowDeletion.tsx';
import { useRowCreation } from '../core/list/screen/useRowCreation.ts';
import { DeleteIcon, EditIcon } from '../core/ui/icons.ts';
import { WaitingOverlay } from '../core/ui/screen/WaitingOverlay.tsx';
import { entryText } from './entry.text.ts';

interface EntryRow extends ListRow {
  readonly title: string;
}

interface EntryListScreenProps<Entry extends EntryRow> {
  title: string;
  source: ListDataSource<Entry>;
  columns: readonly ListColumn<Entry>[];
  mayWrite: boolean;
  create: () => Promise<{ id: string }>;
  remove: (entry: Entry) => Promise<unknown>;
  editPath: (id: string) => string;
}

/** A list of entries with a title: adding creates one and opens it, deleting asks by its title. */
export function EntryListScreen<Entry extends EntryRow>({
  title,
  source,
  columns,
  mayWrite,
  create,
  remove,
  editPath,
}: EntryListScreenProps<Entry>) {
  const [inQuestion, setInQuestion] = useState<Entry>();
  const creation = useRowCreation({ source, create, open: editPath });
  const layout = useMemo((): ListLayout<Entry> => {
    const edit = { label: entryText.edit, icon: EditIcon, to: ({ id }: Entry) => editPath(id) };
    const del = { label: entryText.delete, icon: DeleteIcon, onSelect: setInQuestion };
    return { rowName: (entry) => entry.title, columns, actions: mayWrite ? [edit, del] : [] };
  }, [columns, mayWrite, editPath]);
  return (
    <>
      <ListScreen
        title={title}
        source={source}
        layout={layout}
        add={mayWrite ? { label: entryText.add, onSelect: creation.start } : undefined}
      />
      <RowDeletion
        source={source}
        row={inQuestion}
        question={(entry) => entryText.deleteQuestion(entry.title)}
        remove={remove}
        onClose={() => setInQuestion(undefined)}
      />
      <WaitingOverlay open={creation.isCreating} label={entryText.creating} />
    </>
  );
}
