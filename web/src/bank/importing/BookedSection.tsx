import type { BankImportDetails } from '@grzadka/contract/bank/importing/bank-import.model';
import { Alert, Button } from '@mui/material';
import { ScreenLink } from '../../core/ui/loading/ScreenLink.tsx';
import { bankLinePaths } from '../queue/bank-line.paths.ts';
import { bankImportText } from './bank-import.text.ts';

/** What became of a file that is booked, and the way to what waits for somebody. */
export function BookedSection({ file }: { file: BankImportDetails }) {
  const { suggested, unclear } = file.lines;
  const waiting = suggested + unclear;
  return (
    <Alert
      severity="success"
      action={
        waiting > 0 && (
          <Button component={ScreenLink} to={bankLinePaths.queue} color="inherit">
            {bankImportText.toQueue(waiting)}
          </Button>
        )
      }
    >
      {bankImportText.booked(file)}
    </Alert>
  );
}
