import { formatAmount } from '@grzadka/contract/core/number/amount';

/** The texts of spreading a payment by hand, and of moving it to another account. */
export const spreadText = {
  title: 'Rozlicz inaczej',
  parts: 'Należności',
  explanation:
    'Wpisz, ile z tej wpłaty zaliczyć na którą należność. Resztę program rozliczy według terminów.',
  share: 'Ile z tej wpłaty',
  room: (amount: number) => `można zaliczyć ${formatAmount(amount)}`,
  now: (amount: number) => `teraz pokrywa ${formatAmount(amount)}`,
  tooMuch: (room: number) => `Najwyżej ${formatAmount(room)}`,
  left: (amount: number) =>
    amount < 0
      ? `Wpisano za dużo o ${formatAmount(-amount)}`
      : `Pozostało do podziału: ${formatAmount(amount)}`,
  nothing: 'Na tym koncie rozliczeniowym nie ma należności, na które można zaliczyć tę wpłatę.',
  clear: 'Wyczyść kwoty',
  saved: 'Rozliczono wpłatę',
  move: 'Przeksięguj',
  moveTitle: (number: string) => `Przeksięgować wpłatę ${number}?`,
  moveQuestion: (account: string) =>
    `Program zdejmie tę kwotę z konta rozliczeniowego „${account}” i zaliczy ją na wybrane z dniem wpłaty, a wpłaty z obu rozliczy ponownie. Pomyłkę można cofnąć stornem.`,
  to: 'Na które konto rozliczeniowe',
  toHint: 'Wpisz działkę, nazwisko albo numer rozliczenia.',
  amount: 'Kwota',
  reason: 'Przyczyna',
  reasonHint: 'Na przykład: zła działka w tytule. Nie podawaj nazwisk.',
  moved: (number: string) => `Przeksięgowano wpłatę (${number})`,
} as const;
