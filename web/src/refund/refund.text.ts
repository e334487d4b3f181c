import { formatAmount } from '@grzadka/contract/core/number/amount';
import { typedBankAccount } from '@grzadka/contract/settings/bank-account';

/** The texts of refunds by bank. */
export const refundText = {
  title: 'Zwroty przelewem',
  waiting: 'Czekają na przelew',
  explanation:
    'Zrób te przelewy w banku. Gdy wczytasz wyciąg z taką kwotą i takim rachunkiem, program sam zaliczy zwrot.',
  none: 'Żaden zwrot nie czeka na przelew',
  failed: 'Nie udało się wczytać zwrotów.',
  plan: 'Nowy zwrot przelewem',
  formTitle: 'Zwrot przelewem',
  payee: 'Komu zwracasz',
  amount: 'Kwota',
  targetAccount: 'Numer rachunku, na który zwracasz',
  targetAccountHint: 'Wpisz 26 cyfr. Spacje nie mają znaczenia.',
  saved: (amount: number) => `Zapisano zwrot: ${formatAmount(amount)}. Teraz zrób przelew w banku.`,
  row: (account: string, amount: number) => `${account}: ${formatAmount(amount)}`,
  target: (account: string) => `na rachunek ${typedBankAccount(account)}`,
  delete: 'Usuń',
  deleteOf: (account: string) => `Usuń zwrot: ${account}`,
  deleteTitle: 'Usunąć zwrot?',
  deleteQuestion: (account: string, amount: number) =>
    `Zwrot ${formatAmount(amount)} („${account}”) nie będzie już czekał na przelew. Nadpłata zostanie na koncie rozliczeniowym.`,
  deleted: 'Usunięto zwrot',
} as const;
