import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { paymentEndpoints } from '@grzadka/contract/payment/payment.endpoints';
import {
  type TransactionDetails,
  transactionDirectionLabels,
  transactionStateLabels,
} from '@grzadka/contract/transaction/transaction.model';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../core/access/access.ts';
import { useParams } from '../core/navigation/place.ts';
import { PrintButton } from '../core/paper/PrintButton.tsx';
import { paths } from '../core/paths.ts';
import { DetailsLink } from '../core/record/DetailsLink.tsx';
import { Button } from '../core/ui/elements/Button.tsx';
import { Card } from '../core/ui/elements/Card.tsx';
import { Notice } from '../core/ui/elements/Notice.tsx';
import { Row, Stack } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { FactList } from '../core/ui/FactList.tsx';
import { FittingTable } from '../core/ui/fit/FittingTable.tsx';
import { formatMinute } from '../core/ui/format.ts';
import { lateField, latePart } from '../core/ui/loading/late-part.tsx';
import { AmountLine, AmountLines } from '../core/ui/money/AmountLines.tsx';
import { Section } from '../core/ui/Section.tsx';
import { LoadFailure } from '../core/ui/screen/LoadFailure.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../core/ui/screen/ScreenColumn.tsx';
import { settlementText } from '../settlement/settlement.text.ts';
import { PaymentActions } from './PaymentActions.tsx';
import styles from './TransactionScreen.module.css';
import { transactionQuery } from './transaction.queries.ts';
import { transactionText } from './transaction.text.ts';

const TransactionReversal = latePart(
  async () => (await import('./TransactionReversal.tsx')).TransactionReversal,
);

const BankLine = lateField(
  async () => (await import('../bank/queue/BankLineOfTransaction.tsx')).BankLineOfTransaction,
);

/** A movement of money: what it was, what it covers, what took it back, and the receipt once more. */
export function TransactionScreen() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(transactionQuery(id));
  return (
    <Screen
      title={transactionText.details}
      subject={data && `${data.number} – ${formatAmount(data.amount)}`}
      back={paths.transactions}
      busy={isPending}
    >
      {data ? (
        <ScreenColumn>
          <Standing transaction={data} />
          <PaymentActions transaction={data} />
          <Card isRoomy>
            <FactList facts={factsOf(data)} />
          </Card>
          {data.source === 'bank' && data.series === 'PK' && <BankLine open id={data.id} />}
          {data.left !== null && <Covers transaction={data} />}
          <Lines lines={data.lines} />
        </ScreenColumn>
      ) : (
        error && <LoadFailure error={error} back={paths.transactions} retry={refetch} />
      )}
    </Screen>
  );
}

const { facts } = transactionText;

function factsOf({ settlement, cashBox, bankAccount, costs, ...rest }: TransactionDetails) {
  const { bookingDay, effectiveDay } = rest;
  return [
    { label: facts.number, value: rest.number },
    { label: facts.day, value: dayInFigures(bookingDay) },
    {
      label: facts.effectiveDay,
      value: effectiveDay === bookingDay ? undefined : dayInFigures(effectiveDay),
    },
    { label: facts.amount, value: formatAmount(rest.amount) },
    {
      label: facts.direction,
      value: rest.direction === null ? undefined : transactionDirectionLabels[rest.direction],
    },
    {
      label: facts.account,
      value: settlement && (
        <DetailsLink
          kind="settlement"
          id={settlement.id}
          name={settlementText.nameOf(settlement)}
        />
      ),
    },
    {
      label: facts.cashBox,
      value: cashBox && <DetailsLink kind="cash-box" id={cashBox.id} name={cashBox.name} />,
    },
    {
      label: facts.bankAccount,
      value: bankAccount && (
        <DetailsLink kind="bank-account" id={bankAccount.id} name={bankAccount.name} />
      ),
    },
    {
      label: facts.state,
      value: rest.source === 'bank' ? transactionStateLabels[rest.state] : undefined,
    },
    {
      label: facts.costCategory,
      value:
        costs.length > 0
          ? costs.map(({ id, name }) => (
              <div key={id}>
                <DetailsLink kind="cost" id={id} name={name} />
              </div>
            ))
          : undefined,
    },
    { label: facts.incomeCategory, value: rest.incomeCategory?.name },
    { label: facts.words, value: rest.description },
    {
      label: facts.recorded,
      value: transactionText.recorded(formatMinute(rest.recordedAt), rest.recordedBy),
    },
  ].filter(({ value }) => value !== null && value !== undefined);
}

/** The receipt, the way to take it back, and what took it back or what it takes back. */
function Standing({ transaction }: { transaction: TransactionDetails }) {
  const { id, number, series, reversal, reverses, reversible } = transaction;
  const mayReverse = useMay('entry:reverse');
  const [isAsked, setAsked] = useState(false);
  const isPrinted = series === 'KP' || series === 'KW';
  const isReversible = mayReverse && reversible;
  // Empty it would stand in the column as a gap.
  if (!reversal && !reverses && !isPrinted && !isReversible) return null;
  return (
    <Stack gap={16}>
      {reversal && (
        <Notice tone="info">
          {transactionText.reversed(reversal)} <Other entry={reversal} />
        </Notice>
      )}
      {reverses && (
        <Notice tone="info">
          {transactionText.reverses(reverses.number)} <Other entry={reverses} />
        </Notice>
      )}
      <Row gap={12} className={styles['actions']}>
        {isPrinted && (
          <PrintButton endpoint={paymentEndpoints.receipt} input={{ params: { id } }}>
            {transactionText.print}
          </PrintButton>
        )}
        {isReversible && (
          <Button look="outlined" onClick={() => setAsked(true)} {...TransactionReversal.ahead}>
            {transactionText.reverse(number)}
          </Button>
        )}
      </Row>
      <TransactionReversal
        open={isAsked}
        transaction={transaction}
        onClose={() => setAsked(false)}
      />
    </Stack>
  );
}

function Other({ entry: { id, number } }: { entry: { id: string; number: string } }) {
  return <DetailsLink kind="transaction" id={id} name={transactionText.showOther(number)} />;
}

function Covers({ transaction: { covers, left } }: { transaction: TransactionDetails }) {
  return (
    <Section title={transactionText.covers}>
      {covers.length === 0 ? (
        <Text isQuiet>{transactionText.coversNothing}</Text>
      ) : (
        <FittingTable aria-label={transactionText.covers} content={covers}>
          <thead>
            <tr>
              <th scope="col">{transactionText.coveredWhat}</th>
              <th scope="col">{transactionText.dueOn}</th>
              <th scope="col" className="number">
                {transactionText.covered}
              </th>
            </tr>
          </thead>
          <tbody>
            {covers.map((part) => (
              <tr key={`${part.number} ${part.feeKind} ${part.description} ${part.dueOn}`}>
                <td>{transactionText.cover(part)}</td>
                <td data-label={transactionText.dueOn} className="whole">
                  {dayInFigures(part.dueOn)}
                </td>
                <td data-label={transactionText.covered} className="number">
                  {formatAmount(part.amount)}
                </td>
              </tr>
            ))}
          </tbody>
        </FittingTable>
      )}
      {left !== null && left > 0 && (
        <Text isStrong className={styles['left']}>
          {transactionText.left(left)}
        </Text>
      )}
    </Section>
  );
}

/** Where the money went, in words: nobody who takes payments sees debit and credit. */
function Lines({ lines }: Pick<TransactionDetails, 'lines'>) {
  return (
    <Section title={transactionText.lines}>
      <AmountLines aria-label={transactionText.lines}>
        {lines.map((line) => (
          <AmountLine
            key={`${line.code} ${line.subject} ${line.amount}`}
            amount={formatAmount(Math.abs(line.amount))}
          >
            {transactionText.line(line)}
          </AmountLine>
        ))}
      </AmountLines>
    </Section>
  );
}
