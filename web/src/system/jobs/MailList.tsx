import type { MailMessage, MailOverview } from '@grzadka/contract/mail/mail.model';
import { useId, useState } from 'react';
import { Button } from '../../core/ui/elements/Button.tsx';
import { PlainList } from '../../core/ui/elements/PlainList.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import styles from './MailList.module.css';
import { MailRow } from './MailRow.tsx';
import { mailText } from './mail.text.ts';

/** Messages that are shown at first, and with each further step. */
const step = 50;

interface MailListProps {
  mail: MailOverview;
  isBeingTried: (message: MailMessage) => boolean;
  onRetry: (message: MailMessage) => void;
}

/** The newest messages, some at a time. */
export function MailList({ mail: { items, counts }, isBeingTried, onRetry }: MailListProps) {
  const id = useId();
  const [shown, setShown] = useState(step);
  const total = counts.queued + counts.sent + counts.saved + counts.failed;
  if (items.length === 0) return <Text>{mailText.empty}</Text>;
  return (
    <section aria-labelledby={id}>
      <Text as="h3" kind="subtitle1" id={id} className={styles['heading']}>
        {mailText.list}
      </Text>
      {items.length < total && (
        <Text isQuiet className={styles['listed']}>
          {mailText.listed(items.length, total)}
        </Text>
      )}
      <PlainList>
        {items.slice(0, shown).map((message) => (
          <MailRow
            key={message.id}
            message={message}
            isBeingTried={isBeingTried(message)}
            onRetry={onRetry}
          />
        ))}
      </PlainList>
      {shown < items.length && (
        <Button look="outlined" onClick={() => setShown(shown + step)}>
          {mailText.showMore}
        </Button>
      )}
    </section>
  );
}
