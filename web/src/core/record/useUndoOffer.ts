import { useCallback } from 'react';
import { alertText, isUnavailable } from '../api/api-error.ts';
import { focusRow } from '../list/rows/row-focus-wish.ts';
import { notify } from '../ui/toasts/notify.ts';
import { uiText } from '../ui/ui.text.ts';
import { useRecordChanged } from './useRecordChanged.ts';

/** How long a failure is shown, in milliseconds: it says what to do instead. */
const failureStay = 10_000;

/**
 * The way to say that a record is gone, offering to undo that where the deletion named its entry in
 * the audit. The offer outlives the screen; what comes back gets the focus in its list.
 */
export function useUndoOffer(
  record: string,
  listName: string = record,
): (text: string, auditEntry: string | undefined) => void {
  const tellChanged = useRecordChanged(record, listName);
  return useCallback(
    (deletedText, auditEntry) => {
      if (auditEntry === undefined) return notify.success(deletedText);
      // Most people never delete anything; who does has it before the button can be pressed.
      const code = import('./undo-deletion.ts');
      code.catch(() => undefined);
      const undo = async () => {
        try {
          const { undoDeletion } = await code;
          const recordId = await undoDeletion(auditEntry);
          focusRow(listName, recordId);
          tellChanged({ focusRowId: recordId });
          notify.success(uiText.undone);
        } catch (error) {
          tellChanged();
          const text = alertText(error);
          if (text === undefined) return;
          // The server is not to be reached; it may be in a moment.
          if (isUnavailable(error)) notify.error(text, { action });
          else notify.error(text, { durationMs: failureStay });
        }
      };
      const action = { label: uiText.undo, run: undo, isUndo: true };
      notify.success(deletedText, { action });
    },
    [tellChanged, listName],
  );
}
