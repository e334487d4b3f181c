import type { BankProfileDetails } from '@grzadka/contract/bank/profiles/bank-profile.model';

/** The texts of an own profile. */
export const bankProfileText = {
  columns: 'Co jest w której kolumnie',
  columnsHint: 'Program rozpoznaje pliki po wierszu nagłówka, z którym zapisano ten układ.',
  none: 'nie ma',
  /** A column as it is called in the files, or by its place where it has no name. */
  column: (heading: readonly string[], index: number) =>
    heading[index]?.trim() || `Kolumna ${index + 1}`,
} as const;

const labels: Readonly<
  Record<
    Exclude<keyof BankProfileDetails['columns'], 'amount' | 'title' | 'counterpartyAccount'>,
    string
  >
> = {
  bookingDay: 'Dzień księgowania',
  valueDay: 'Dzień waluty',
  counterpartyName: 'Nazwa nadawcy albo odbiorcy',
  reference: 'Numer operacji',
  balanceAfter: 'Saldo po operacji',
  currency: 'Waluta',
  ownAccount: 'Rachunek, którego dotyczy plik',
};

/** The meanings of columns, each with the name that its column has in the files. */
export function columnFacts({ heading, columns }: BankProfileDetails) {
  const { amount, title, counterpartyAccount: account, ...others } = columns;
  const named = (index: number) => bankProfileText.column(heading, index);
  const { bookingDay, ...more } = labels;
  const factOf = (label: string, index: number | null) => ({
    label,
    value: index === null ? bankProfileText.none : named(index),
  });
  const amounts =
    typeof amount === 'number'
      ? [factOf('Kwota', amount)]
      : [factOf('Wpływy', amount.incoming), factOf('Wydatki', amount.outgoing)];
  const accounts =
    account !== null && typeof account === 'object'
      ? [factOf('Rachunek nadawcy', account.payer), factOf('Rachunek odbiorcy', account.payee)]
      : [factOf('Rachunek nadawcy albo odbiorcy', account)];
  const rest = Object.entries(more) as [keyof typeof more, string][];
  return [
    factOf(bookingDay, others.bookingDay),
    ...amounts,
    { label: 'Tytuł', value: title.map(named).join(', ') },
    ...accounts,
    ...rest.map(([key, label]) => factOf(label, others[key])),
  ];
}
