import { mdiHistory } from '@mdi/js';
import { useMay } from '../access/access.ts';
import { lookOf } from '../ui/elements/Button.tsx';
import { icon } from '../ui/icon.ts';
import { ReturningLink } from '../ui/screen/ReturningLink.tsx';
import { uiText } from '../ui/ui.text.ts';
import styles from './HistoryButton.module.css';
import { historyPath } from './history-path.ts';

const HistoryIcon = icon(mdiHistory, 'History');

interface HistoryButtonProps {
  /** The record's name among all kinds. */
  recordType: string;
  recordId: string;
}

/** Leads to what happened to the record on the screen; nothing for who may not read that. */
export function HistoryButton({ recordType, recordId }: HistoryButtonProps) {
  const mayRead = useMay('audit:history');
  if (!mayRead) return null;
  return (
    <ReturningLink
      {...lookOf({ className: styles['button'] })}
      to={historyPath(recordType, recordId)}
      aria-label={uiText.history}
      title={uiText.history}
    >
      <HistoryIcon />
      <span className={styles['word']}>{uiText.history}</span>
    </ReturningLink>
  );
}
