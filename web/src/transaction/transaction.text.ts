import type {
  BankAccountListItem,
  WaitingLines,
} from '@grzadka/contract/bank/accounts/bank-account.model';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import type {
  TransactionDetails,
  TransactionListItem,
} from '@grzadka/contract/transaction/transaction.model';
import { namedText } from '../ledger/ledger.text.ts';

type Line = TransactionDetails['lines'][number];

/** What a line of an entry says to people who never see debit and credit: of above zero, and of below. */
const lineWords: Readonly<Record<string, readonly [debit: string, credit: string]>> = {
  '100': ['Do kasy', 'Z kasy'],
  '130': ['Na rachunek bankowy', 'Z rachunku bankowego'],
  '140': ['W drodze do banku', 'Doszło do banku'],
  '200': ['Do zapłaty na koncie rozliczeniowym', 'Zapłacone na koncie rozliczeniowym'],
  '240': ['Wyjaśnione', 'Do wyjaśnienia'],
  '400': ['Koszt', 'Mniej kosztów'],
  '700': ['Mniej należności', 'Należność'],
  '750': ['Mniej przychodów', 'Inny przychód'],
  '760': ['Umorzenie', 'Cofnięte umorzenie'],
  '800': ['Bilans otwarcia', 'Bilans otwarcia'],
};

/** The texts of the movements of money. */
export const transactionText = {
  title: 'Transakcje',
  details: 'Operacja',
  show: 'Szczegóły',
  cashBoxes: 'Kasy',
  bankAccounts: 'Rachunki bankowe',
  bankProfiles: 'Układy plików CSV',
  costs: 'Koszty',
  costCategories: 'Kategorie kosztów',
  incomeCategories: 'Kategorie przychodów',
  openings: 'Wczytaj bilans otwarcia',
  years: 'Lata',
  accountant: 'Eksport dla księgowego',
  report: 'Raport kasowy',
  balance: ({ name, balance }: Pick<BankAccountListItem, 'name' | 'balance'>) =>
    `${name}: ${formatAmount(balance)}`,
  balances: 'Na rachunkach i w kasach jest teraz',
  importStatement: 'Wczytaj wyciąg',
  /** The sum is what is on the ledger's account 240: what came less what went. */
  waiting: (lines: WaitingLines | undefined) => {
    if (lines === undefined) return 'Do wyjaśnienia';
    const { count, incoming, outgoing } = lines;
    return count === 0
      ? 'Do wyjaśnienia (0)'
      : `Do wyjaśnienia (${count}, ${formatAmount(incoming - outgoing)})`;
  },
  /** Beside the other deadlines, which may stand above it. */
  waitingDeadline: 'Terminy operacji bankowych',
  /** Who paid or was paid, and what they wrote. */
  who: 'Kto i tytuł',
  what: 'Za co',
  /** Of a movement that is for several accounts. */
  divided: 'Podzielone',
  none: 'Nie ma jeszcze wpłat ani wypłat',
  /** Out of the garden it has a minus. */
  amount: ({ amount, direction }: Pick<TransactionListItem, 'amount' | 'direction'>) =>
    formatAmount(direction === 'out' ? -amount : amount),
  reversedBy: (number: string) => `Storno: ${number}`,
  facts: {
    number: 'Dokument',
    day: 'Dzień',
    effectiveDay: 'Liczy się od dnia',
    amount: 'Kwota',
    direction: 'Kierunek',
    account: 'Konto rozliczeniowe',
    cashBox: 'Kasa',
    bankAccount: 'Rachunek bankowy',
    state: 'Stan',
    costCategory: 'Kategoria kosztów',
    incomeCategory: 'Kategoria przychodów',
    words: 'Opis',
    recorded: 'Zapisano',
  },
  recorded: (at: string, by: string | null) => (by === null ? at : `${at}, ${by}`),
  reversed: ({ number, postingDay, description }: NonNullable<TransactionDetails['reversal']>) =>
    `${dayInFigures(postingDay)}: ${description} (${number})`,
  reverses: (number: string) => `To jest storno dokumentu ${number}.`,
  showOther: (number: string) => `Pokaż ${number}`,
  covers: 'Co pokryła ta wpłata',
  coversNothing: 'Ta wpłata niczego jeszcze nie pokrywa.',
  left: (amount: number) => `Zostało jako nadpłata: ${formatAmount(amount)}`,
  coveredWhat: 'Co',
  dueOn: 'Termin',
  covered: 'Kwota',
  cover: ({ number, feeKind, description, named }: TransactionDetails['covers'][number]) =>
    `${[feeKind ?? 'Należność', description].filter((word) => word !== null).join(', ')} (${number})${namedText({ named })}`,
  lines: 'Jak to zaksięgowano',
  line: ({ code, account, subject, amount }: Line) => {
    const words = lineWords[code]?.[amount > 0 ? 0 : 1] ?? account;
    return subject === null ? words : `${words}: ${subject}`;
  },
  paymentActions: 'Co zrobić z tą wpłatą',
  moved: (number: string) => `Przeksięgowano na inne konto rozliczeniowe: ${number}.`,
  move: 'Przeksięguj',
  spread: 'Rozlicz inaczej',
  refunds: 'Zwroty przelewem',
  print: 'Drukuj potwierdzenie',
  reverse: (number: string) => `Storno ${number}`,
  reverseTitle: (number: string) => `Zrobić storno dokumentu ${number}?`,
  reverseQuestion: (amount: number) =>
    `Program odejmie ${formatAmount(amount)} i rozliczy pozostałe wpłaty ponownie. Storna nie da się cofnąć.`,
  reverseExample: 'błędna kwota',
  madeReversal: (number: string) => `Zrobiono storno ${number}`,
  payments: 'Wpłaty i wypłaty',
} as const;
