import type { CashBoxDetails } from '@grzadka/contract/cash-box/cash-box.model';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';

/** The texts of a cash box. */
export const cashBoxText = {
  documents: 'Wpłaty i wypłaty',
  documentsHint: 'Każda wpłata do tej kasy i wypłata z niej, od najnowszej.',
  showDocuments: 'Pokaż wpłaty i wypłaty',
  one: 'Kasa',
  noneChosen: '(wybierz kasę)',
  noneActive: 'Żadna kasa nie jest aktywna. Może ją dodać skarbnik: Transakcje → Kasy.',
  boxesFailed: 'Nie udało się wczytać kas.',
  report: 'Raport kasowy',
  reportHint: 'Ile było w kasie przed tymi dniami, każda wpłata i wypłata oraz ile jest po nich.',
  from: 'Od',
  thru: 'Do',
  printReport: 'Drukuj raport',
  opening: 'Bilans otwarcia',
  openingHint: 'Ile było w kasie, gdy program zaczął ją prowadzić.',
  opened: ({ number, postingDay, amount }: NonNullable<CashBoxDetails['opening']>) =>
    `${formatAmount(amount)}, ${dayInFigures(postingDay)} (${number})`,
  notOpened: 'Nie podano. Jeśli kasa nie była wtedy pusta, wpisz, ile w niej było.',
  open: 'Wpisz bilans otwarcia',
  openTitle: 'Ile było w kasie na początku',
  openQuestion: 'Wpisz kwotę i dzień, od którego program prowadzi tę kasę.',
  amount: 'Kwota',
  day: 'Dzień',
  openingSaved: (number: string) => `Zapisano bilans otwarcia ${number}`,
} as const;
