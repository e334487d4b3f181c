import type { Permission } from '@grzadka/contract/core/access/permissions';
import { settlementRecord } from '@grzadka/contract/settlement/settlement.record';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../core/access/access.ts';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { Button, type ButtonLook } from '../core/ui/elements/Button.tsx';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { useFailures } from '../core/ui/screen/useFailures.ts';
import { WaitingOverlay } from '../core/ui/screen/WaitingOverlay.tsx';
import { notify } from '../core/ui/toasts/notify.ts';

const ConfirmDialog = latePart(
  async () => (await import('../core/ui/ConfirmDialog.tsx')).ConfirmDialog,
);

interface AccountActionProps extends Pick<ButtonLook, 'startIcon'> {
  words: {
    readonly label: string;
    /** Asked first, of what cannot be taken back. */
    readonly question?: { readonly title: string; readonly text: string };
    readonly running: string;
    readonly done: string;
  };
  run: () => Promise<unknown>;
  /** Who may; whoever may change the accounts where it is not stated. */
  permission?: Permission;
  /** The area whose screens, and those that it touches, are out of date by it. */
  area?: string;
}

/**
 * A button for something that is done with an account and needs no typing, for those who may; a message says why it was
 * refused.
 */
export function AccountAction({
  words,
  run,
  permission = settlementRecord.permissions.write,
  area = settlementRecord.name,
  startIcon,
}: AccountActionProps) {
  const may = useMay(permission);
  const [isAsked, setAsked] = useState(false);
  const failures = useFailures('snackbar');
  const tellChanged = useRecordChanged(area);
  const action = useMutation({
    mutationFn: run,
    onSuccess: () => notify.success(words.done),
    onError: failures.show,
    // Somebody else may have done it, so that the screen is out of date.
    onSettled: () => tellChanged(),
  });
  if (!may) return null;
  const { label, question, running } = words;
  return (
    <>
      <Button
        look="outlined"
        startIcon={startIcon}
        onClick={() => (question ? setAsked(true) : action.mutate())}
      >
        {label}
      </Button>
      {question && (
        <ConfirmDialog
          open={isAsked}
          {...question}
          confirmLabel={label}
          onConfirm={() => {
            setAsked(false);
            action.mutate();
          }}
          onCancel={() => setAsked(false)}
        />
      )}
      <WaitingOverlay open={action.isPending} label={running} />
    </>
  );
}
