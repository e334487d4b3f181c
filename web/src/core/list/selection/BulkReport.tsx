import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { alertText } from '../../api/api-error.ts';
import { useScrollStop } from '../../ui/hooks/useScrollStop.ts';
import { bulkText } from './bulk.text.ts';
import type { BulkOutcome } from './run-in-portions.ts';

/** As many rows of one reason are named. */
const mostNamed = 10;

interface BulkReportProps {
  outcome: BulkOutcome;
  /** How many it was done to, in words. */
  doneText: string;
  nameOf: (id: string) => string;
  onClose: () => void;
}

/** Shows what did not work and why, the rows of one reason together. */
export function BulkReport({ outcome, doneText, nameOf, onClose }: BulkReportProps) {
  const scrollStop = useScrollStop();
  const { failed, uncertain, left, error } = outcome;
  const reasons = Map.groupBy(failed, ({ message }) => message);
  return (
    <Dialog open onClose={onClose}>
      <DialogTitle>{bulkText.reportTitle}</DialogTitle>
      <DialogContent ref={scrollStop} sx={{ overflowWrap: 'anywhere' }}>
        <Typography>{`${doneText}.`}</Typography>
        {failed.length > 0 && <Typography>{bulkText.failed(failed.length)}</Typography>}
        {uncertain.length > 0 && (
          <Typography>{`${alertText(error) ?? ''} ${bulkText.uncertain(uncertain.length)}`}</Typography>
        )}
        {left > 0 && <Typography>{bulkText.left(left)}</Typography>}
        {[...reasons].map(([message, records]) => (
          <section key={message}>
            <Typography sx={{ mt: 2, fontWeight: 700 }}>{message}</Typography>
            <ul>
              {records.slice(0, mostNamed).map(({ id }) => (
                <li key={id}>{nameOf(id)}</li>
              ))}
              {records.length > mostNamed && <li>{bulkText.more(records.length - mostNamed)}</li>}
            </ul>
          </section>
        ))}
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="contained" onClick={onClose}>
          {bulkText.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
