import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { RecordField } from '../core/form/fields/RecordField.tsx';
import { balanceQuery } from '../ledger/ledger.queries.ts';
import { settlementSearch } from '../settlement/settlement-search.ts';
import { paymentText } from './payment.text.ts';

/** To whom something is given back, with how much that may be. */
export function PayeeField({ autoFocus = false }: { autoFocus?: boolean }) {
  const id = useWatch<{ settlementId: string }, 'settlementId'>({ name: 'settlementId' });
  const { data } = useQuery({ ...balanceQuery(id, gardenToday()), enabled: id !== '' });
  return (
    <RecordField
      name="settlementId"
      label={paymentText.payee}
      helper={id !== '' && data ? paymentText.overpaid(data.overpaid) : paymentText.accountHint}
      search={settlementSearch}
      autoFocus={autoFocus}
    />
  );
}
