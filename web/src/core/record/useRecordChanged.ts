import { useQueryClient } from '@tanstack/react-query';
import { use, useCallback } from 'react';
import { AreasContext } from '../area.ts';
import { newRows } from '../list/adding/new-rows.ts';
import { resetList } from '../list/loading/useResetList.ts';
import { notify } from '../ui/toasts/notify.ts';

interface ChangeOptions {
  /** The row to which the focus goes when the list is returned to; else the one last used. */
  focusRowId?: string;
  /** That row is new, and this its name: its list shows it wherever it stands. */
  addedName?: string;
  /** The record is gone and its screen, which is open, is being left: it is not read again. */
  isGone?: boolean;
}

/**
 * The way to say that a record changed. Its list starts again at offset 0. Whatever shows something
 * of it is read anew, in its own area and in those that its area touches.
 * @param name the record's name
 * @param listName its list, where that does not bear the record's name
 */
export function useRecordChanged(
  name: string,
  listName: string = name,
): (options?: ChangeOptions) => void {
  const queryClient = useQueryClient();
  const touches = use(AreasContext).find((area) => area.name === name)?.touches;
  return useCallback(
    ({ focusRowId, addedName, isGone = false } = {}) => {
      resetList(queryClient, listName, focusRowId);
      if (focusRowId !== undefined && addedName !== undefined) {
        newRows.set(listName, { id: focusRowId, name: addedName });
      }
      for (const list of touches?.lists ?? []) resetList(queryClient, list);
      const refetchType = isGone ? 'none' : 'active';
      void queryClient.invalidateQueries({ queryKey: [name], refetchType });
      for (const record of touches?.records ?? []) {
        // Read at once, so that not even the first look at another screen shows what was before.
        void queryClient.invalidateQueries({ queryKey: [record], refetchType: 'all' });
      }
    },
    [queryClient, name, listName, touches],
  );
}

/** What a dialog does once a record of that name is saved: whatever shows such records reads them anew, a message says so, and the dialog closes. */
export function useRecordSaved(name: string, told: string, onClose: () => void): () => void {
  const tellChanged = useRecordChanged(name);
  return () => {
    tellChanged();
    notify.success(told);
    onClose();
  };
}
