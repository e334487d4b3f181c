import type { TransactionDetails } from '@grzadka/contract/transaction/transaction.model';
import { useState } from 'react';
import { useMay } from '../core/access/access.ts';
import { DetailsLink } from '../core/record/DetailsLink.tsx';
import { Button } from '../core/ui/elements/Button.tsx';
import { Notice } from '../core/ui/elements/Notice.tsx';
import { Row } from '../core/ui/elements/Stack.tsx';
import { KeptFocus } from '../core/ui/KeptFocus.tsx';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { spreadPath } from '../payment/payment.paths.ts';
import { settlementText } from '../settlement/settlement.text.ts';
import { transactionText } from './transaction.text.ts';

const MovePaymentDialog = latePart(
  async () => (await import('../payment/MovePaymentDialog.tsx')).MovePaymentDialog,
);

type Payment = TransactionDetails['payments'][number];

/** What moved a payment to other accounts, and the ways to move it and to spread it by hand, of each account that it is on. */
export function PaymentActions({ transaction }: { transaction: TransactionDetails }) {
  const { payments, moves } = transaction;
  const mayAssign = useMay('bank:assign');
  const movable = mayAssign ? payments.filter((payment) => payment.movable > 0) : [];
  if (movable.length === 0 && moves.length === 0) return null;
  return (
    <KeptFocus
      label={transactionText.paymentActions}
      state={payments.map((payment) => payment.movable).join(' ')}
    >
      {moves.map(({ id, number }) => (
        <Notice key={id} tone="info">
          {transactionText.moved(number)}{' '}
          <DetailsLink kind="transaction" id={id} name={transactionText.showOther(number)} />
        </Notice>
      ))}
      {movable.map((payment) => (
        <OfAccount
          key={payment.id}
          payment={payment}
          number={transaction.number}
          isOnly={payments.length === 1}
        />
      ))}
    </KeptFocus>
  );
}

interface OfAccountProps {
  payment: Payment;
  number: string;
  /** It is the only one: its buttons need not name the account. */
  isOnly: boolean;
}

function OfAccount({ payment: { id, settlement, movable }, number, isOnly }: OfAccountProps) {
  const [isAsked, setAsked] = useState(false);
  const account = settlementText.nameOf(settlement);
  const words = (label: string) => (isOnly ? label : `${label}: ${account}`);
  return (
    <>
      <Row gap={12}>
        <Button look="outlined" onClick={() => setAsked(true)} {...MovePaymentDialog.ahead}>
          {words(transactionText.move)}
        </Button>
        <ButtonLink isReturning look="outlined" to={spreadPath(id)}>
          {words(transactionText.spread)}
        </ButtonLink>
      </Row>
      <MovePaymentDialog
        open={isAsked}
        payment={{ id, number, account, movable }}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
