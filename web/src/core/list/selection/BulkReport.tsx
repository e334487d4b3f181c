import { alertText } from '../../api/api-error.ts';
import { Button } from '../../ui/elements/Button.tsx';
import { Text } from '../../ui/elements/Text.tsx';
import { useScrollStop } from '../../ui/hooks/useScrollStop.ts';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../ui/overlays/Dialog.tsx';
import { TextLink } from '../../ui/screen/TextLink.tsx';
import styles from './BulkReport.module.css';
import { bulkText } from './bulk.text.ts';
import type { ListBulk } from './list-bulk.ts';
import type { BulkOutcome } from './run-in-portions.ts';

/** As many rows of one reason are named. */
const mostNamed = 10;

interface BulkReportProps {
  outcome: BulkOutcome;
  /** How many it was done to, in words. */
  doneText: string;
  nameOf: (id: string) => string;
  wayOut: ListBulk['wayOut'];
  onClose: () => void;
}

/** Shows what did not work and why, the rows of one reason together. */
export function BulkReport({ outcome, doneText, nameOf, wayOut, onClose }: BulkReportProps) {
  const scrollStop = useScrollStop();
  const { failed, uncertain, left, error } = outcome;
  const reasons = Map.groupBy(failed, ({ message }) => message);
  return (
    <Dialog open onClose={onClose}>
      <DialogTitle>{bulkText.reportTitle}</DialogTitle>
      <DialogContent ref={scrollStop} className={styles['content']}>
        <Text>{`${doneText}.`}</Text>
        {failed.length > 0 && <Text>{bulkText.failed(failed.length)}</Text>}
        {uncertain.length > 0 && (
          <Text>{`${alertText(error) ?? ''} ${bulkText.uncertain(uncertain.length)}`}</Text>
        )}
        {left > 0 && <Text>{bulkText.left(left)}</Text>}
        {[...reasons].map(([message, records]) => (
          <section key={message}>
            <Text className={styles['reason']}>{message}</Text>
            <ul>
              {records.slice(0, mostNamed).map(({ id }) => {
                const to = wayOut?.(id, message);
                return (
                  <li key={id}>
                    {to === undefined ? nameOf(id) : <TextLink to={to}>{nameOf(id)}</TextLink>}
                  </li>
                );
              })}
              {records.length > mostNamed && <li>{bulkText.more(records.length - mostNamed)}</li>}
            </ul>
          </section>
        ))}
      </DialogContent>
      <DialogActions>
        <Button autoFocus look="filled" onClick={onClose}>
          {bulkText.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
