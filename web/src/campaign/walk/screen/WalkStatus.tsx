import { useState } from 'react';
import type { OutboxTrouble } from '../../../core/outbox/outbox-view.ts';
import { Button } from '../../../core/ui/elements/Button.tsx';
import { Row } from '../../../core/ui/elements/Stack.tsx';
import { Text } from '../../../core/ui/elements/Text.tsx';
import { latePart } from '../../../core/ui/loading/late-part.tsx';
import { describeEntry } from '../outbox/entry-text.ts';
import { removeEntry, walkOutbox } from '../outbox/walk-outbox.ts';
import { walkText } from '../walk.text.ts';
import type { WalkEntries } from './useEntries.ts';
import styles from './WalkStatus.module.css';

const OutboxDialog = latePart(
  async () => (await import('../../../core/outbox/OutboxDialog.tsx')).OutboxDialog,
);

/** How much of a walk is sent, waits and is refused, on each of its screens, with the ways on. */
export function WalkStatus({ entries }: { entries: WalkEntries }) {
  const { counts, photos, refused, trouble } = entries;
  const [isOpen, setOpen] = useState(false);
  const hasWaiting = counts.waiting + photos > 0;
  return (
    <section aria-label={walkText.status} className={styles['status']}>
      <Text as="output" isStrong className={styles['counts']}>
        {walkText.counts(counts)}
      </Text>
      {photos > 0 && <Text kind="body2">{walkText.photosWaiting(photos)}</Text>}
      {hasWaiting && trouble && (
        <Text kind="body2" isWrong>
          {troubleText(trouble)}
        </Text>
      )}
      {(hasWaiting || refused.length > 0) && (
        <Row gap={8}>
          {hasWaiting && (
            <Button look="outlined" size="large" onClick={() => void walkOutbox.retry()}>
              {walkText.sendNow}
            </Button>
          )}
          {refused.length > 0 && (
            <Button look="outlined" size="large" onClick={() => setOpen(true)}>
              {walkText.refused}
            </Button>
          )}
        </Row>
      )}
      <OutboxDialog
        open={isOpen && refused.length > 0}
        title={walkText.refusedTitle}
        refused={refused.map(describeEntry)}
        onRetry={(clientKey) => void walkOutbox.retry(clientKey)}
        onRemove={(removed) => {
          const entry = refused.find(({ clientKey }) => clientKey === removed);
          if (entry) void removeEntry(entry);
        }}
        onClose={() => setOpen(false)}
      />
    </section>
  );
}

function troubleText(trouble: OutboxTrouble): string {
  if (trouble.kind === 'signed-out') return walkText.signedOut;
  return globalThis.navigator.onLine ? trouble.why : walkText.noNetwork;
}
