import { formatBankAccount } from '@grzadka/contract/settings/bank-account';

/** What the formats refuse in the same words (docs/product/bank.md#checks). */

export const damagedFault =
  'Plik jest w tym miejscu uszkodzony. Pobierz wyciąg z banku jeszcze raz.';

export function currencyFault(currency: string): string {
  return `Wyciąg w walucie ${currency.slice(0, 10)} nie jest obsługiwany`;
}

export function foreignAccountFault(account: string): string {
  return `To wyciąg innego rachunku: ${formatBankAccount(account)}. Wybierz ten rachunek albo inny plik.`;
}
