import {
  encodingLabels,
  importedLineStateLabels,
  statementFormatLabels,
} from '@grzadka/contract/bank/importing/bank-import.labels';
import type {
  BankImportDetails,
  BankImportItem,
  ImportedLine,
} from '@grzadka/contract/bank/importing/bank-import.model';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { typedBankAccount } from '@grzadka/contract/settings/bank-account';

function accountOf({ bankAccount: { name, nrb } }: Pick<BankImportItem, 'bankAccount'>): string {
  return `${name}, ${typedBankAccount(nrb)}`;
}

/** The texts of the import of statements. */
export const bankImportText = {
  title: 'Wczytaj wyciąg',
  intro:
    'Program najpierw pokaże, co jest w wyciągu i czyje to wpłaty. Nic nie zaksięguje, dopóki nie naciśniesz „Zaksięguj”.',
  account: 'Rachunek bankowy',
  noneChosen: '(wybierz rachunek)',
  noneActive: 'Żaden rachunek nie jest aktywny. Dodaj go: Transakcje → Rachunki bankowe.',
  file: 'Plik pobrany z banku: MT940, camt.053 (XML) albo CSV, najwyżej 20\u00A0MB',
  show: 'Pokaż wyciąg',
  reading: 'Czytanie wyciągu…',
  faults: (count: number) => `Co jest nie tak (${count})`,
  faultyLine: (line: string) => `Wiersz ${line}`,
  encodingTitle: 'Który tekst jest poprawny',
  encodingQuestion:
    'Plik nie mówi, jak zapisano w nim polskie litery. Wskaż tekst, w którym są poprawne.',
  choose: 'Wybierz',
  imports: 'Wczytane wyciągi',
  noImports: 'Nie wczytano jeszcze żadnego wyciągu.',
  importsFailed: 'Nie udało się wczytać listy wyciągów.',
  more: 'Pokaż więcej',
  one: 'Wyciąg',
  period: 'Dni',
  counts: 'Operacje',
  state: 'Stan',
  waits: 'Niezaksięgowany',
  applied: ({ at, by }: { at: string; by: string | null }) =>
    by === null ? `Zaksięgowany ${at}` : `Zaksięgowany ${at} (${by})`,
  days: ({ from, thru }: Pick<BankImportItem, 'from' | 'thru'>) => {
    if (from === null) return '–';
    return thru === null || thru === from
      ? dayInFigures(from)
      : `${dayInFigures(from)} – ${dayInFigures(thru)}`;
  },
  countsOf: ({ counts }: Pick<BankImportItem, 'counts'>) =>
    [
      `nowe: ${formatDecimal(counts.new)}`,
      ...(counts.known > 0 ? [`już w programie: ${formatDecimal(counts.known)}`] : []),
      ...(counts.double > 0 ? [`możliwe powtórzenia: ${formatDecimal(counts.double)}`] : []),
    ].join(', '),
  facts: {
    account: 'Rachunek',
    format: 'Rodzaj pliku',
    encoding: 'Kodowanie',
    period: 'Dni',
    counts: 'Operacje',
    sumIn: 'Wpływy',
    sumOut: 'Wypłaty',
    opening: 'Saldo początkowe',
    closing: 'Saldo końcowe',
    read: 'Wczytano',
    applied: 'Zaksięgowano',
  },
  formatOf: ({ format, profile }: Pick<BankImportItem, 'format' | 'profile'>) =>
    profile === null
      ? statementFormatLabels[format]
      : `${statementFormatLabels[format]}, ${profile}`,
  encodingOf: ({ encoding }: Pick<BankImportItem, 'encoding'>) => encodingLabels[encoding],
  /** What is on the account after the file, where bank and program do not agree. */
  differs: ({ statement, ledger }: { statement: number; ledger: number }, isApplied: boolean) =>
    `Saldo końcowe wyciągu to ${formatAmount(statement)}, a w programie ${isApplied ? 'jest' : 'po zaksięgowaniu będzie'} ${formatAmount(ledger)}. Sprawdź, czy są wczytane wszystkie wcześniejsze wyciągi i czy bilans otwarcia rachunku jest dobry.`,
  missing: (words: string) => `${words}. Najpierw wczytaj brakujący wyciąg.`,
  noAccountInFile:
    'Ten plik nie mówi, którego rachunku dotyczy. Przed zaksięgowaniem program zapyta, czy to na pewno ten.',
  nothingNew: 'W tym wyciągu nie ma nowych operacji: wszystkie są już w programie.',
  willBook: ({ lines, booksAutomatically }: BankImportDetails) =>
    booksAutomatically
      ? `Program zaksięguje pewne wpłaty (${formatDecimal(lines.automatic)}). Resztę (${formatDecimal(lines.suggested + lines.unclear)}) przypiszesz potem.`
      : `Program przyjmie operacje, a każdą przypiszesz potem (${formatDecimal(lines.automatic + lines.suggested + lines.unclear)}).`,
  willSuspect: (count: number) =>
    `Możliwe powtórzenia (${formatDecimal(count)}) nie będą w księgach, dopóki o nich nie zdecydujesz.`,
  apply: 'Zaksięguj',
  applying: 'Księgowanie wyciągu…',
  confirmTitle: 'Czy to wyciąg tego rachunku?',
  confirm: (details: Pick<BankImportItem, 'bankAccount' | 'fileName'>) =>
    `Plik „${details.fileName}” nie mówi, którego rachunku dotyczy. Czy to wyciąg rachunku ${accountOf(details)}?`,
  yes: 'Tak, zaksięguj',
  booked: ({ lines }: Pick<BankImportDetails, 'lines'>) =>
    `Wyciąg jest zaksięgowany. Przypisane operacje: ${formatDecimal(lines.automatic)}.`,
  toQueue: (count: number) => `Do wyjaśnienia: ${formatDecimal(count)}`,
  skipped: (total: number) =>
    `Pominięto operacje, które tymczasem znalazły się w programie: ${formatDecimal(total)}.`,
  forget: 'Usuń wyciąg',
  forgetTitle: 'Usunąć ten wyciąg?',
  forgetQuestion: 'Nic z niego nie jest zaksięgowane. Plik możesz potem wczytać jeszcze raz.',
  forgotten: 'Usunięto wyciąg',
  sections: {
    new: 'Operacje',
    double: 'Możliwe powtórzenia',
    known: 'Już w programie',
  },
  doubleHint:
    'Te operacje mogą być tymi samymi, które już są w programie z innego pliku. Po zaksięgowaniu wyciągu wybierz przy każdej, co to jest.',
  linesFailed: 'Nie udało się wczytać operacji.',
  day: 'Dzień',
  who: 'Nadawca albo odbiorca i tytuł',
  whose: 'Czyja to wpłata',
  amount: 'Kwota',
  stateOf: ({ state }: Pick<ImportedLine, 'state'>) => importedLineStateLabels[state],
  candidate: ({ settlement, garden, holders }: ImportedLine['candidates'][number]) =>
    [
      garden === null ? 'Konto rozliczeniowe bez działki' : `Działka ${garden}`,
      holders,
      settlement.reference,
    ]
      .filter((part) => part !== '')
      .join(', '),
  others: (count: number) => `Inne możliwości: ${count}`,
  refund: 'Zwrot nadpłaty',
  doubleOf: ({ bookingDay, source, title }: NonNullable<ImportedLine['doubleOf']>) =>
    `W programie: ${dayInFigures(bookingDay)}, ${source === 'hand' ? 'wpisana ręcznie' : source}, „${title}”`,
  details: 'Szczegóły',
  other: 'To inna wpłata',
  same: 'To ta sama',
  tookDouble: 'Przyjęto operację',
  droppedDouble: 'Odrzucono powtórzenie',
} as const;
