import { latePart } from '../ui/loading/late-part.tsx';
import type { LeaveGuard } from './useLeaveGuard.ts';

const ConfirmDialog = latePart(
  async () => (await import('../ui/ConfirmDialog.tsx')).ConfirmDialog,
  {
    opensItself: true,
  },
);

/** Asks whether typed text may be lost. */
export function LeaveQuestion({ guard }: { guard: Pick<LeaveGuard, 'isAsking' | 'answer'> }) {
  return (
    <ConfirmDialog
      open={guard.isAsking}
      title="Masz niezapisane zmiany"
      text="Jeśli wyjdziesz bez zapisania, wpisane dane przepadną."
      confirmLabel="Porzuć zmiany"
      cancelLabel="Zostań"
      isCancelStrong
      onConfirm={() => guard.answer(true)}
      onCancel={() => guard.answer(false)}
    />
  );
}
