import { bankAccountEndpoints } from '@grzadka/contract/bank/accounts/bank-account.endpoints';
import { bankAccountRecord } from '@grzadka/contract/bank/accounts/bank-account.record';
import { call } from '../../core/api/call.ts';
import { OpeningDialog } from '../../ledger/OpeningDialog.tsx';
import { bankAccountText } from './bank-account.text.ts';

interface BankOpeningDialogProps {
  /** Of the bank account. */
  id: string;
  open: boolean;
  onClose: () => void;
}

/** Asks what was on a bank account at first (docs/product/bank.md#bank-opening). */
export function BankOpeningDialog({ id, ...asked }: BankOpeningDialogProps) {
  return (
    <OpeningDialog
      {...asked}
      words={bankAccountText}
      kind={bankAccountRecord.name}
      endpoint={bankAccountEndpoints.open}
      what={{ bankAccountId: id }}
      submit={(body) => call(bankAccountEndpoints.open, { body })}
    />
  );
}
