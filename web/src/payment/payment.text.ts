import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import type { PaymentPreview } from '@grzadka/contract/payment/payment.model';

type Part = Pick<PaymentPreview['parts'][number], 'feeKind' | 'description' | 'number'>;

/** The texts of taking and giving cash. */
export const paymentText = {
  receive: 'Przyjmij wpłatę (KP)',
  payOut: 'Wypłać z kasy (KW)',
  payer: 'Kto wpłaca',
  payee: 'Komu zwracasz',
  otherIncome: 'Inny przychód',
  ofAccount: 'Wpłata na konto rozliczeniowe',
  incomeCategory: 'Kategoria przychodów',
  noIncomeCategory:
    'Żadna kategoria przychodów nie jest aktywna. Może ją dodać skarbnik: Transakcje → Kategorie przychodów.',
  incomeCategoriesFailed: 'Nie udało się wczytać kategorii przychodów.',
  accountHint: 'Wpisz działkę, nazwisko albo numer rozliczenia.',
  amount: 'Kwota',
  day: 'Dzień',
  words: 'Za co',
  ownWords: (words: string) => `Puste pole oznacza: ${words}`,
  wordsHint: 'Puste pole program wypełni sam. Nie podawaj nazwisk.',
  saveAndPrint: 'Zapisz i drukuj',
  received: (number: string, amount: number, payer: string) =>
    `Przyjęto wpłatę ${number}: ${formatAmount(amount)}, ${payer}`,
  paidOut: (number: string, amount: number) => `Wypłacono ${number}: ${formatAmount(amount)}`,
  printAgain: 'Drukuj ponownie',
  print: 'Drukuj potwierdzenie',
  show: 'Szczegóły',
  preview: 'Co pokryje wpłata',
  previewFailed: 'Nie udało się sprawdzić, co pokryje wpłata.',
  noPayer: 'Wybierz, kto wpłaca, a zobaczysz, co jest do zapłaty i co pokryje wpłata.',
  coversNothing: 'Inny przychód nie zmienia niczyich rozliczeń: nie pokrywa żadnej należności.',
  nothingOpen: 'Nic nie jest do zapłaty. Cała wpłata będzie nadpłatą.',
  part: ({ feeKind, description, number }: Part) =>
    [feeKind ?? 'Należność', description].filter((word) => word !== null).join(', ') +
    ` (${number})`,
  dueOn: (dueOn: string, isOverdue: boolean) =>
    `termin ${dayInFigures(dueOn)}${isOverdue ? ', po terminie' : ''}`,
  what: 'Co',
  open: 'Do zapłaty',
  covered: 'Pokryje',
  sum: 'Razem',
  byHand: 'Rozdziel ręcznie',
  byRule: 'Rozdziel według terminów',
  left: 'Nadpłata z tej wpłaty',
  take: (amount: number) => `Wpisz ${formatAmount(amount)}`,
  takeOverdue: (amount: number) => `Wpisz ${formatAmount(amount)} (po terminie)`,
  kind: 'Za co wypłacasz',
  costCategory: 'Kategoria kosztów',
  costCategoriesFailed: 'Nie udało się wczytać kategorii kosztów.',
  noCategoryChosen: '(wybierz kategorię)',
  noCategory: 'Żadna kategoria kosztów nie jest aktywna. Dodaj ją: Transakcje → Kategorie kosztów.',
  overpaid: (amount: number) =>
    amount > 0
      ? `Nadpłata wynosi ${formatAmount(amount)}. Tyle możesz zwrócić.`
      : 'To konto rozliczeniowe nie ma nadpłaty, którą można zwrócić.',
  byBank: 'Zwrot przelewem',
  own: 'Twoje dzisiejsze wpłaty',
  noOwn: 'Dziś nie przyjęto jeszcze żadnej wpłaty',
  ownFailed: 'Nie udało się wczytać dzisiejszych wpłat.',
  reversedBy: (number: string) => `Storno: ${number}`,
} as const;
