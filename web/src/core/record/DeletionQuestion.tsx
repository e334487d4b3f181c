import type { ReactNode } from 'react';
import { useLastKnown } from '../ui/hooks/useLastKnown.ts';
import { latePart } from '../ui/loading/late-part.tsx';
import { WaitingOverlay } from '../ui/screen/WaitingOverlay.tsx';
import { uiText } from '../ui/ui.text.ts';
import type { Deletion } from './useDeletion.ts';

const ConfirmDialog = latePart(async () => (await import('../ui/ConfirmDialog.tsx')).ConfirmDialog);

interface DeletionQuestionProps<Item> {
  deletion: Deletion<Item>;
  title?: string;
  question: (item: Item) => string;
  confirmLabel?: string;
  /** What the overlay says while it runs. */
  runningLabel?: string;
  /** What else the question needs, below its text. */
  children?: (item: Item) => ReactNode;
}

/** Asks whether something may be deleted, and blocks the screen while it is. */
export function DeletionQuestion<Item>({
  deletion: { inQuestion, answer, isRunning },
  title = uiText.deleteTitle,
  question,
  confirmLabel = 'OK',
  runningLabel = uiText.deleting,
  children,
}: DeletionQuestionProps<Item>) {
  const asked = useLastKnown(inQuestion);
  return (
    <>
      <ConfirmDialog
        open={inQuestion !== undefined}
        title={title}
        text={asked === undefined ? '' : question(asked)}
        confirmLabel={confirmLabel}
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      >
        {asked !== undefined && children?.(asked)}
      </ConfirmDialog>
      <WaitingOverlay open={isRunning} label={runningLabel} />
    </>
  );
}
