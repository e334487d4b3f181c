import type { WaitingLine } from '@grzadka/contract/bank/queue/bank-line.model';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { typedBankAccount } from '@grzadka/contract/settings/bank-account';
import { AccountNumber } from '../../core/ui/AccountNumber.tsx';
import { bankLineText } from './bank-line.text.ts';

/** What the bank said of a line, wherever it is shown. */
export function factsOfLine({
  amount,
  counterpartyName,
  counterpartyAccount,
  title,
  bookingDay,
  bankAccount,
}: Pick<
  WaitingLine,
  'amount' | 'counterpartyName' | 'counterpartyAccount' | 'title' | 'bookingDay' | 'bankAccount'
>) {
  const { facts, told } = bankLineText;
  return [
    { label: facts.who(amount), value: told(counterpartyName) },
    { label: facts.title, value: told(title) },
    { label: facts.account(amount), value: accountNumber(counterpartyAccount) },
    { label: facts.day, value: dayInFigures(bookingDay) },
    { label: facts.bankAccount, value: bankAccount.name },
  ];
}

function accountNumber(digits: string | null) {
  if (digits === null) return bankLineText.told(null);
  return <AccountNumber>{typedBankAccount(digits)}</AccountNumber>;
}
