import { useState } from 'react';
import { errorText } from '../../api/api-error.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { WaitingOverlay } from '../../ui/screen/WaitingOverlay.tsx';
import { useNotify } from '../../ui/useNotify.ts';
import type { ListDataSource, ListRow } from '../list-data-source.ts';
import { useResetList } from './useResetList.ts';

interface RowDeletionProps<Row extends ListRow> {
  source: Pick<ListDataSource<Row>, 'name'>;
  /** The row in question; undefined while nothing is asked. */
  row: Row | undefined;
  question: (row: Row) => string;
  /** Deletes the row's record; rejects when it is refused. */
  remove: (row: Row) => Promise<unknown>;
  onClose: () => void;
}

/**
 * Asks whether a row's record may be deleted, and deletes it; the list starts again at offset 0,
 * also when that failed, which a toast tells.
 */
export function RowDeletion<Row extends ListRow>({
  source,
  row,
  question,
  remove,
  onClose,
}: RowDeletionProps<Row>) {
  const notify = useNotify();
  const resetList = useResetList(source);
  const [isDeleting, setDeleting] = useState(false);
  // The question stays while the dialog fades away.
  const [asked, setAsked] = useState(row);
  if (row && row !== asked) setAsked(row);

  const confirm = async (confirmed: Row) => {
    onClose();
    setDeleting(true);
    try {
      await remove(confirmed);
    } catch (error) {
      notify.error(errorText(error));
    } finally {
      resetList();
      setDeleting(false);
    }
  };

  return (
    <>
      <ConfirmDialog
        open={row !== undefined}
        title="Potwierdz usuniecie zasobu"
        text={asked ? question(asked) : ''}
        onConfirm={() => row && void confirm(row)}
        onCancel={onClose}
      />
      <WaitingOverlay open={isDeleting} label="Usuwanie…" />
    </>
  );
}
