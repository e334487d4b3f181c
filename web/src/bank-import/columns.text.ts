/** The texts of the dialog in which somebody points at the columns of a table. */
export const columnsText = {
  title: 'Inny bank: wskaż kolumny',
  question:
    'Program nie zna jeszcze tabeli tego banku. Wskaż, co jest w której kolumnie. Następne pliki z takim nagłówkiem rozpozna sam.',
  rows: 'Początek pliku',
  name: 'Nazwa układu, na przykład nazwa banku',
  headingRow: 'Wiersz z nagłówkami',
  rowOf: (index: number, cells: readonly string[]) =>
    `${index + 1}. ${cells.join(' | ').slice(0, 60)}`,
  columnOf: (index: number, heading: string) => (heading === '' ? `Kolumna ${index + 1}` : heading),
  none: '(nie ma)',
  bookingDay: 'Dzień księgowania',
  amount: 'Kwota (wpływy i wypłaty w jednej kolumnie)',
  incoming: 'Wpływy, jeśli są w osobnej kolumnie',
  outgoing: 'Wypłaty, jeśli są w osobnej kolumnie',
  titleColumn: 'Tytuł',
  moreTitle: 'Dalszy ciąg tytułu',
  counterpartyName: 'Nadawca albo odbiorca',
  counterpartyAccount: 'Rachunek nadawcy albo odbiorcy, w jednej kolumnie',
  payerAccount: 'Rachunek nadawcy, jeśli jest w osobnej kolumnie',
  payeeAccount: 'Rachunek odbiorcy, jeśli jest w osobnej kolumnie',
  balanceAfter: 'Saldo po operacji',
  save: 'Zapisz układ i pokaż wyciąg',
  noDay: 'Wskaż kolumnę z dniem księgowania',
  noTitle: 'Wskaż kolumnę z tytułem',
  noAmount: 'Wskaż kolumnę z kwotą albo obie: z wpływami i z wypłatami',
  oneAccount: 'Wskaż obie kolumny: z rachunkiem nadawcy i z rachunkiem odbiorcy',
} as const;
