import { useEffect, useRef, useState } from 'react';
import { registerForm } from '../form/unsaved.ts';
import { Button } from '../ui/elements/Button.tsx';
import { Card } from '../ui/elements/Card.tsx';
import { Unseen } from '../ui/elements/Unseen.tsx';
import { useWindowListener } from '../ui/hooks/useWindowListener.ts';
import { latePart } from '../ui/loading/late-part.tsx';
import { notify } from '../ui/toasts/notify.ts';
import type { DescribedEntry } from './OutboxDialog.tsx';
import styles from './OutboxStatus.module.css';
import { outboxText } from './outbox.text.ts';
import type { Outbox } from './outbox.ts';
import type { OutboxEntry, OutboxTrouble } from './outbox-view.ts';
import { useOutbox } from './useOutbox.ts';

const ConfirmDialog = latePart(
  async () => (await import('../ui/ConfirmDialog.tsx')).ConfirmDialog,
  {
    opensItself: true,
  },
);
const OutboxDialog = latePart(async () => (await import('./OutboxDialog.tsx')).OutboxDialog);

interface OutboxStatusProps<Value, Reply> {
  outbox: Outbox<Value, Reply>;
  /** The heading above the values that were refused. */
  title: string;
  describe: (entry: OutboxEntry<Value>) => DescribedEntry;
}

/**
 * What an outbox shows on every screen, at the lower edge, where it moves nothing: how much is being saved, what stands in the
 * way, and what was refused, with the way to mend it. While it is there the outbox works.
 */
export function OutboxStatus<Value, Reply>({
  outbox,
  title,
  describe,
}: OutboxStatusProps<Value, Reply>) {
  const { entries, waiting, keptWaiting, trouble, ofOthers, retry, remove } = useOutbox(outbox);
  const [isOpen, setOpen] = useState(false);
  const { isAsking, answer } = useOutboxLeave(outbox);
  useToldOfOthers(ofOthers);
  const refused = entries.filter(({ state }) => state === 'refused').map(describe);
  const newest = refused.at(-1);
  // Who reads the number may close the tab upon it.
  const told = keptWaiting > 0 ? waitingText(keptWaiting, trouble) : '';

  return (
    <>
      <div className={styles['place']}>
        {/* Always there, so that what it comes to say is read out. */}
        <output>{told !== '' && <Card className={styles['waiting']}>{told}</Card>}</output>
        {refused.length > 0 && (
          <Button look="filled" onClick={() => setOpen(true)} className={styles['refused']}>
            {outboxText.refused(refused.length)}
          </Button>
        )}
        {newest && (
          <Unseen key={newest.clientKey} as="div" role="alert">
            {`${outboxText.refusedOne(newest.about, newest.value)} ${newest.why}`}
          </Unseen>
        )}
      </div>
      <OutboxDialog
        open={isOpen && refused.length > 0}
        title={title}
        refused={refused}
        onRetry={(clientKey) => void retry(clientKey)}
        onRemove={(clientKey) => void remove(clientKey)}
        onClose={() => setOpen(false)}
      />
      <ConfirmDialog
        open={isAsking}
        title={outboxText.leaveTitle}
        text={outboxText.leave(waiting)}
        confirmLabel={outboxText.leaveAnyway}
        cancelLabel={outboxText.stay}
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      />
    </>
  );
}

function waitingText(count: number, trouble: OutboxTrouble | undefined): string {
  if (trouble?.kind === 'signed-out') return outboxText.signedOut(count);
  return trouble ? outboxText.retrying(count) : outboxText.saving(count);
}

/** Says once that somebody else's values wait in this browser. */
function useToldOfOthers(count: number): void {
  const told = useRef(0);
  useEffect(() => {
    if (count > told.current) notify.info(outboxText.ofOthers(count), { durationMs: 10_000 });
    told.current = count;
  }, [count]);
}

/**
 * While values wait, asks before the tab is closed or the person signs out. When the session ends meanwhile, the
 * person may sign in again on the spot. Nothing is lost either way: what waits stays in the browser.
 */
function useOutboxLeave<Value, Reply>(outbox: Outbox<Value, Reply>) {
  const [asked, setAsked] = useState<{ resolve: (mayLeave: boolean) => void }>();
  useEffect(
    () =>
      registerForm({
        isDirty: () => outbox.state().waiting > 0,
        ask: () => new Promise((resolve) => setAsked({ resolve })),
        release: () => undefined,
      }),
    [outbox],
  );
  useEffect(() => () => outbox.setUser(undefined), [outbox]);
  useWindowListener('beforeunload', (event) => {
    if (outbox.state().waiting > 0) event.preventDefault();
  });
  useWindowListener('online', () => void outbox.retry());
  const answer = (mayLeave: boolean) => {
    asked?.resolve(mayLeave);
    setAsked(undefined);
  };
  return { isAsking: asked !== undefined, answer };
}
