import { amountFigures } from '@grzadka/contract/core/number/amount';

/** The texts of the papers of a closed year. */
export const yearPaperText = {
  asOf: (year: number) => `Stan na 31 grudnia ${year}.`,
  during: (year: number) => `Od 1 stycznia ${year} do 31 grudnia ${year}.`,
  personal: 'Dane osobowe – nie publikować i nie wywieszać.',
  sum: 'Razem',
  turnover: {
    code: 'Konto',
    account: 'Nazwa',
    openingDebit: 'Bilans otwarcia Wn (zł)',
    openingCredit: 'Bilans otwarcia Ma (zł)',
    debit: 'Obroty Wn (zł)',
    credit: 'Obroty Ma (zł)',
    closingDebit: 'Saldo Wn (zł)',
    closingCredit: 'Saldo Ma (zł)',
    none: 'W tym roku i wcześniej nic nie zaksięgowano.',
  },
  receivables: {
    reference: 'Numer rozliczenia',
    plot: 'Działka',
    holders: 'Działkowcy',
    owed: 'Do zapłaty (zł)',
    due: 'W tym po terminie (zł)',
    overpaid: 'Nadpłata (zł)',
    none: 'Tego dnia nikt nic nie był winien ani nie miał nadpłaty.',
  },
  without: 'bez działki',
} as const;

/** An amount as it stands in a table; nothing for zero. */
export function figuresOf(amount: number): string {
  return amount === 0 ? '' : amountFigures(amount);
}
