import { cashBoxEndpoints } from '@grzadka/contract/cash-box/cash-box.endpoints';
import { cashBoxRecord } from '@grzadka/contract/cash-box/cash-box.record';
import { call } from '../core/api/call.ts';
import { OpeningDialog } from '../ledger/OpeningDialog.tsx';
import { cashBoxText } from './cash-box.text.ts';

interface CashBoxOpeningDialogProps {
  /** Of the cash box. */
  id: string;
  open: boolean;
  onClose: () => void;
}

/** Asks what was in a cash box at first (docs/product/payments.md#cash-opening). */
export function CashBoxOpeningDialog({ id, ...asked }: CashBoxOpeningDialogProps) {
  return (
    <OpeningDialog
      {...asked}
      words={cashBoxText}
      kind={cashBoxRecord.name}
      endpoint={cashBoxEndpoints.opening}
      what={{ cashBoxId: id }}
      submit={(body) => call(cashBoxEndpoints.opening, { body })}
    />
  );
}
