import { formatAmount } from '@grzadka/contract/core/number/amount';
import type { OwnSettlement, OwnTransfer } from '@grzadka/contract/own/own.model';
import { typedBankAccount } from '@grzadka/contract/settings/bank-account';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountNumber } from '../../core/ui/AccountNumber.tsx';
import { copyText } from '../../core/ui/copy-text.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { FactList } from '../../core/ui/FactList.tsx';
import { CopyIcon } from '../../core/ui/icons.ts';
import { SectionWaiting } from '../../core/ui/loading/SectionWaiting.tsx';
import { AmountLine, AmountLines } from '../../core/ui/money/AmountLines.tsx';
import { QrCode } from '../../core/ui/QrCode.tsx';
import { notify } from '../../core/ui/toasts/notify.ts';
import { openListText } from '../../ledger/open-list.text.ts';
import { ownTransferQuery } from '../own.queries.ts';
import { ownAccountText } from './own-account.text.ts';

/** How to pay what is open: to whom, with which title, how much, and the code that a bank's application reads. */
export function OwnPayment({ account }: { account: OwnSettlement }) {
  const { data, error, refetch } = useQuery(ownTransferQuery(account.id));
  if (!data) {
    return <SectionWaiting error={error} failed={ownAccountText.paymentFailed} retry={refetch} />;
  }
  return <Transfer transfer={data} />;
}

function Transfer({ transfer }: { transfer: OwnTransfer }) {
  const { recipient, bankAccount, title, amounts } = transfer;
  const [shownCode, setShownCode] = useState<string>();
  const copy = async (digits: string) => {
    if (await copyText(digits)) notify.success(ownAccountText.copied);
    else notify.error(ownAccountText.copyFailed);
  };
  return (
    <Stack gap={16} as="section" aria-label={ownAccountText.payment}>
      <FactList
        facts={[
          { label: ownAccountText.recipient, value: recipient ?? ownAccountText.notKnown },
          {
            label: ownAccountText.bankAccount,
            value:
              bankAccount === null ? (
                ownAccountText.notKnown
              ) : (
                <AccountNumber>{typedBankAccount(bankAccount)}</AccountNumber>
              ),
          },
          { label: ownAccountText.transferTitle, value: title },
        ]}
      />
      {bankAccount !== null && (
        <Button
          isAtStart
          look="outlined"
          startIcon={<CopyIcon />}
          onClick={() => void copy(bankAccount)}
        >
          {ownAccountText.copy}
        </Button>
      )}
      {amounts.length === 0 && <Text isQuiet>{openListText.none}</Text>}
      {amounts.length > 0 && (
        <AmountLines aria-label={ownAccountText.amounts}>
          {amounts.map(({ amount, by }) => (
            <AmountLine key={by ?? ''} amount={formatAmount(amount)}>
              {by === null ? ownAccountText.all : ownAccountText.byDay(by)}
            </AmountLine>
          ))}
        </AmountLines>
      )}
      {amounts.map(
        ({ amount, by, code }) =>
          code !== null && (
            <Stack key={by ?? ''} gap={8}>
              <Button
                isAtStart
                look="outlined"
                aria-expanded={shownCode === code}
                onClick={() => setShownCode(shownCode === code ? undefined : code)}
              >
                {shownCode === code
                  ? ownAccountText.hideCode(amount)
                  : ownAccountText.showCode(amount)}
              </Button>
              {shownCode === code && (
                <>
                  <QrCode text={code} label={ownAccountText.code(amount)} />
                  <Text kind="body2">{ownAccountText.codeHint}</Text>
                </>
              )}
            </Stack>
          ),
      )}
    </Stack>
  );
}
