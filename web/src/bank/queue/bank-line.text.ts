import { waitingLineLabels } from '@grzadka/contract/bank/queue/bank-line.labels';
import type {
  BankLineDetails,
  LineCandidates,
  WaitingLine,
} from '@grzadka/contract/bank/queue/bank-line.model';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { stateOfSettlement } from '@grzadka/contract/settlement/settlement.model';

type OpenPart = LineCandidates['items'][number]['parts'][number];
type Assignment = NonNullable<BankLineDetails['assignment']>;

function costText(name: string): string {
  return `Koszt: ${name}`;
}

function incomeText(name: string): string {
  return `Przychód: ${name}`;
}

/** What a line is that is of no account: money that came, or such money that was given back. */
function incomeOf(amount: number): string {
  return amount > 0 ? 'Inny przychód' : 'Zwrócony przychód';
}

/** The texts of the bank's lines. */
export const bankLineText = {
  queue: waitingLineLabels.unclear,
  none: 'Nie ma operacji do wyjaśnienia',
  noneHint: 'Każda operacja z wczytanych wyciągów jest już przypisana.',
  place: (place: number, total: number) => `Operacja ${place} z ${total}`,
  /** Out of the account it has a minus. */
  amount: (amount: number) => formatAmount(amount),
  direction: (amount: number) => (amount > 0 ? 'Wpływ' : 'Wydatek'),
  line: 'Operacja bankowa',
  facts: {
    who: (amount: number) => (amount > 0 ? 'Kto wpłacił' : 'Komu zapłacono'),
    title: 'Tytuł',
    account: (amount: number) => (amount > 0 ? 'Rachunek nadawcy' : 'Rachunek odbiorcy'),
    day: 'Dzień',
    bankAccount: 'Rachunek bankowy',
    state: 'Stan',
    assigned: 'Przypisano',
  },
  /** Of what the bank did not say it is said that it did not. */
  told: (text: string | null) => text || 'bank nie podał',
  state: ({ state, postponed }: Pick<WaitingLine, 'state' | 'postponed'>) =>
    postponed ? 'Odłożona na później' : waitingLineLabels[state],
  whose: (amount: number) => (amount > 0 ? 'Czyja to wpłata?' : 'Za co to wypłata?'),
  candidatesFailed: 'Nie udało się sprawdzić, czyja to operacja.',
  noCandidates: (amount: number) =>
    `Program nie znalazł, czyja to operacja. Wyszukaj konto rozliczeniowe albo wybierz ${amount > 0 ? 'inny przychód' : 'koszt'}.`,
  cost: costText,
  income: incomeText,
  lastCost: 'na ten rachunek płacono ostatnio za to',
  refund: (name: string) => `Zwrot: ${name}`,
  refundHint: 'ten zwrot czeka na przelew',
  points: (points: number) => `punkty: ${points}`,
  open: (open: number) =>
    open > 0 ? `Do zapłaty: ${formatAmount(open)}` : 'Nic nie jest do zapłaty – będzie nadpłata',
  part: ({ feeKind, description, dueOn, open }: OpenPart) =>
    `${[feeKind ?? 'Należność', description].filter((word) => word !== null).join(', ')}, termin ${dayInFigures(dueOn)}: ${formatAmount(open)}`,
  morePartsOpen: (open: number) => `i dalsze: ${formatAmount(open)}`,
  closed: (account: Pick<LineCandidates['items'][number], 'closedOn'>) =>
    `konto rozliczeniowe ${stateOfSettlement(account)}`,
  actions: {
    search: 'Inne konto rozliczeniowe',
    split: 'Podziel',
    cost: 'Koszt',
    income: incomeOf,
    inTransit: 'Gotówka z kasy',
    postpone: 'Na później',
    takeUp: 'Nie odkładaj',
    previous: 'Poprzednia',
    next: 'Następna',
    enter: 'Wpisz operację',
  },
  otherwise: 'Inaczej',
  keys: 'Klawisze',
  keyHelp: {
    choose: 'wybierają pozycję z listy',
    go: 'przechodzą między operacjami',
    undo: 'cofa ostatnie przypisanie',
    leave: 'zamyka okno bez zapisu',
  },
  booked: (amount: number, whose: string) => `Zaksięgowano: ${formatAmount(amount)}, ${whose}`,
  bookedSplit: (count: number) => `części: ${count}`,
  inTransit: 'gotówka z kasy',
  undo: 'Cofnij',
  undone: (amount: number) => `Cofnięto przypisanie: ${formatAmount(amount)}`,
  undoReason: 'pomyłka, cofnięto od razu',
  putOff: 'Operacja czeka na końcu listy',
  pressRefused: (key: string | undefined) =>
    `${key === undefined ? 'Ostatnie naciśnięcie' : `Naciśnięcie klawisza ${key}`} pominięto, bo ta operacja dopiero się pojawiała. Sprawdź ją i naciśnij jeszcze raz.`,
  book: 'Zaksięguj',
  settlement: 'Konto rozliczeniowe',
  settlementHint: 'Wpisz działkę, nazwisko albo numer rozliczenia.',
  searchTitle: (amount: number) => `Czyje jest ${formatAmount(amount)}?`,
  splitTitle: (amount: number) => `Podział: ${formatAmount(amount)}`,
  parts: 'Za co',
  splitRows: {
    hint: 'Każda część trafi na konto rozliczeniowe, które wybierzesz.',
    row: (number: number) => `Część ${number}`,
    add: 'Dodaj część',
    remove: (number: number) => `Usuń część ${number}`,
  },
  partAmount: 'Kwota',
  left: (amount: number) =>
    amount < 0
      ? `Części są za duże o ${formatAmount(-amount)}`
      : `Pozostało do podziału: ${formatAmount(amount)}`,
  costs: {
    title: (amount: number) =>
      `${amount < 0 ? 'Koszt' : 'Zwrócony koszt'}: ${formatAmount(Math.abs(amount))}`,
    category: 'Kategoria kosztów',
    failed: 'Nie udało się wczytać kategorii kosztów.',
    none: 'Żadna kategoria kosztów nie jest aktywna. Dodaj ją: Transakcje → Kategorie kosztów.',
    booked: costText,
  },
  incomes: {
    title: (amount: number) => `${incomeOf(amount)}: ${formatAmount(Math.abs(amount))}`,
    category: 'Kategoria przychodów',
    failed: 'Nie udało się wczytać kategorii przychodów.',
    none: 'Żadna kategoria przychodów nie jest aktywna. Dodaj ją: Transakcje → Kategorie przychodów.',
    booked: incomeText,
  },
  why: 'Dlaczego tak?',
  noReasons: 'Nic z treści przelewu nie wskazywało, czyja to wpłata.',
  whyOf: (name: string, points: number) => `${name} – punkty: ${points}`,
  reason: (words: string, points: number) => `${words} (${points > 0 ? '+' : ''}${points})`,
  assigned: ({ who, isByRule, number }: Assignment, at: string) =>
    `${at}, ${isByRule ? 'program' : (who ?? 'login już nie istnieje')} (${number})`,
  lineFailed: 'Nie udało się wczytać, co podał bank.',
  toQueue: 'Wyjaśnij tę operację',
  unassign: 'Cofnij przypisanie',
  unassignTitle: 'Cofnąć przypisanie tej operacji?',
  unassignQuestion: (amount: number) =>
    `${formatAmount(Math.abs(amount))} wróci do operacji do wyjaśnienia, a pozostałe wpłaty program rozliczy ponownie. Sama operacja na rachunku zostanie.`,
  unassignReason: 'Przyczyna',
  reasonHint: 'Na przykład: wpłata za inną działkę. Nie podawaj nazwisk.',
  unassigned: 'Cofnięto przypisanie. Operacja jest znowu do wyjaśnienia.',
  entering: {
    title: 'Operacja bankowa wpisana ręcznie',
    bankAccount: 'Rachunek bankowy',
    noAccountChosen: '(wybierz rachunek bankowy)',
    noAccount: 'Żaden rachunek bankowy nie jest aktywny. Dodaj go: Transakcje → Rachunki bankowe.',
    day: 'Dzień',
    amount: 'Kwota',
    amountHint: 'Wydatek wpisz z minusem.',
    name: 'Kto wpłacił albo komu zapłacono',
    account: 'Rachunek nadawcy albo odbiorcy',
    lineTitle: 'Tytuł',
    confirmed: 'To inna operacja',
    confirmedHint:
      'Zaznacz tylko wtedy, gdy program odpowie, że taka operacja już jest, a ta jest inna.',
    saved: 'Zapisano operację. Czeka wśród operacji do wyjaśnienia.',
  },
} as const;
