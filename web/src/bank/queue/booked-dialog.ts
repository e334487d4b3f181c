import type { WaitingLine } from '@grzadka/contract/bank/queue/bank-line.model';

/** What a dialog that books a line is given: it says whose the money is now, once that is done. */
export interface BookedDialogProps {
  readonly open: boolean;
  readonly line: WaitingLine;
  readonly onBooked: (whose: string) => void;
  readonly onClose: () => void;
}
