import { messages } from '@grzadka/contract/core/messages';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { DateTimeField } from '../../ui/dates/DateTimeField.tsx';
import { actionText, bulkText } from './bulk.text.ts';
import styles from './PinQuestion.module.css';

interface PinQuestionProps {
  open: boolean;
  title: string;
  /** Hears until when, in UTC. */
  onConfirm: (until: string) => void;
  onCancel: () => void;
}

/** Asks until when the chosen rows are to be pinned. */
export function PinQuestion({ open, title, onConfirm, onCancel }: PinQuestionProps) {
  const [until, setUntil] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const { label, explanation } = actionText['pin-until'];
  return (
    <ConfirmDialog
      open={open}
      title={title}
      text={explanation}
      confirmLabel={label.replace(/ do…$/, '')}
      onConfirm={() => {
        setAsked(true);
        if (until !== null) onConfirm(until);
      }}
      onCancel={onCancel}
    >
      <div className={styles['until']}>
        <DateTimeField
          label={bulkText.pinUntil}
          value={until}
          dayMeans="endOf"
          unread={() => null}
          error={isAsked && until === null ? messages.dayEmpty : undefined}
          onChange={setUntil}
        />
      </div>
    </ConfirmDialog>
  );
}
