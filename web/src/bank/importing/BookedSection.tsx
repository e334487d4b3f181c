import type { BankImportDetails } from '@grzadka/contract/bank/importing/bank-import.model';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { bankLinePaths } from '../queue/bank-line.paths.ts';
import { bankImportText } from './bank-import.text.ts';

/** What became of a file that is booked, and the way to what waits for somebody. */
export function BookedSection({ file }: { file: BankImportDetails }) {
  const { suggested, unclear } = file.lines;
  const waiting = suggested + unclear;
  return (
    <Notice
      tone="success"
      action={
        waiting > 0 && (
          <ButtonLink isPlain to={bankLinePaths.queue}>
            {bankImportText.toQueue(waiting)}
          </ButtonLink>
        )
      }
    >
      {bankImportText.booked(file)}
    </Notice>
  );
}
