import type { ChargeAmount } from '@grzadka/contract/charge/amount/charge-amount.model';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { accountName } from '../charge.text.ts';

/** Which amount: whose, and where a run sets several kinds by hand, for what. */
export function amountName(amount: ChargeAmount, hasKinds: boolean): string {
  const name = accountName(amount);
  return hasKinds ? `${name}, ${amount.feeKind.name}` : name;
}

/** The texts of what is set by hand for single accounts. */
export const chargeAmountText = {
  title: 'Kwoty ustalone ręcznie',
  summary: (count: number, sum: number) =>
    count === 0
      ? 'Nie ma jeszcze żadnej kwoty.'
      : `Kwoty: ${formatDecimal(count)}, razem ${formatAmount(sum)}.`,
  hint: 'Kto ma tu kwotę, zapłaci ją zamiast stawki. Pozostali zapłacą według stawki tylko wtedy, gdy ich konta rozliczeniowe wybrano w „Edytuj”.',
  type: 'Wpisz kwoty',
  showAndChange: 'Pokaż i zmień kwoty',
  show: 'Pokaż kwoty',
  file: 'Wczytaj kwoty z pliku',
  add: 'Dodaj kwotę',
  addTitle: 'Nowa kwota',
  added: 'Dodano kwotę',
  change: 'Zmień',
  changeTitle: 'Zmiana kwoty',
  changed: 'Zmieniono kwotę',
  save: 'Zapisz',
  remove: 'Usuń',
  removeTitle: 'Usunąć kwotę?',
  removeQuestion: (name: string, amount: number) =>
    `${name}: kwota ${formatAmount(amount)} zniknie z tego naliczenia.`,
  removed: 'Usunięto kwotę',
  settlement: 'Konto rozliczeniowe',
  settlementHint: 'Wpisz numer działki, nazwisko albo numer rozliczenia.',
  feeKind: 'Rodzaj opłaty',
  amount: 'Kwota',
  description: 'Opis',
  descriptionHint: 'Za co, na przykład: naprawa bramy. Nie podawaj nazwisk.',
  garden: 'Działka',
  holders: 'Działkowcy',
  reference: 'Numer rozliczenia',
  actions: 'Co można zrobić',
  none: '–',
  more: 'Pokaż więcej',
  failed: 'Nie udało się wczytać kwot.',
  calculate: 'Oblicz',
  toAmounts: 'Pokaż kwoty',
} as const;
