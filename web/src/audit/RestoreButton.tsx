import type { AuditEntryDetails } from '@grzadka/contract/audit/audit.model';
import { mdiRestore } from '@mdi/js';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../core/access/access.ts';
import { undoDeletion } from '../core/record/undo-deletion.ts';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { ConfirmDialog } from '../core/ui/ConfirmDialog.tsx';
import { Button } from '../core/ui/elements/Button.tsx';
import { icon } from '../core/ui/icon.ts';
import type { Failures } from '../core/ui/screen/useFailures.ts';
import { WaitingOverlay } from '../core/ui/screen/WaitingOverlay.tsx';
import { notify } from '../core/ui/toasts/notify.ts';
import { auditSource } from './audit.queries.ts';
import { auditText, recordText } from './audit.text.ts';

const RestoreIcon = icon(mdiRestore, 'Restore');

interface RestoreButtonProps {
  /** A deletion that was not undone. */
  entry: AuditEntryDetails;
  failures: Failures;
}

/** Brings back what an entry says was deleted, after a question; the screen then links to it. */
export function RestoreButton({ entry, failures }: RestoreButtonProps) {
  const mayRestore = useMay('audit:restore');
  const [isAsked, setAsked] = useState(false);
  const tellChanged = useRecordChanged(entry.record.type);
  const tellWritten = useRecordChanged(auditSource.name);
  const what = recordText(entry.record);
  const restoration = useMutation({
    mutationFn: () => undoDeletion(entry.id),
    onMutate: failures.clear,
    onSuccess: () => {
      tellChanged();
      notify.success(auditText.restored(what));
    },
    onError: failures.show,
    // The entry of a deletion that somebody else undid is out of date as well.
    onSettled: () => tellWritten(),
  });
  if (!mayRestore) return null;
  return (
    <>
      <Button look="filled" startIcon={<RestoreIcon />} onClick={() => setAsked(true)}>
        {auditText.restore}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={auditText.restoreTitle}
        text={auditText.restoreQuestion(what)}
        confirmLabel={auditText.restore}
        onConfirm={() => {
          setAsked(false);
          restoration.mutate();
        }}
        onCancel={() => setAsked(false)}
      />
      <WaitingOverlay open={restoration.isPending} label={auditText.restoring} />
    </>
  );
}
