import type { Finding } from '@grzadka/contract/site/findings/findings.model';
import { ConfirmDialog } from '../../core/ui/ConfirmDialog.tsx';
import { useLastKnown } from '../../core/ui/hooks/useLastKnown.ts';
import styles from './FindingsDialog.module.css';
import { FindingsList } from './FindingsList.tsx';
import { findingsText } from './findings.text.ts';

interface FindingsDialogProps {
  open: boolean;
  findings: readonly Finding[];
  onAnswer: (mayPublish: boolean) => void;
}

/** Says what was found and where, and asks whether it may be published. */
export function FindingsDialog({ open, findings, onAnswer }: FindingsDialogProps) {
  // What closes still shows what it asked about.
  const shown = useLastKnown(open ? findings : undefined) ?? [];
  return (
    <ConfirmDialog
      open={open}
      title={findingsText.title}
      text={findingsText.explanation(shown)}
      confirmLabel={findingsText.publish}
      cancelLabel={findingsText.back}
      isCancelStrong
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <div className={styles['findings']}>
        <FindingsList findings={shown} />
      </div>
    </ConfirmDialog>
  );
}
