import { formatAmount } from '@grzadka/contract/core/number/amount';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { type CostDetails, ksefExample } from '@grzadka/contract/cost/cost.model';

/** The texts of the costs. */
export const costText = {
  list: 'Koszty',
  details: 'Koszt',
  edit: 'Dane kosztu',
  show: 'Szczegóły',
  none: 'Nie ma jeszcze kosztów',
  nameOf: ({ costCategory, amount }: Pick<CostDetails, 'costCategory' | 'amount'>) =>
    `${costCategory.name} – ${formatAmount(amount)}`,
  sum: (amount: number, count: number) =>
    `Razem: ${formatAmount(amount)} (${formatDecimal(count)})`,
  byCategoryTitle: 'Koszty według kategorii',
  category: 'Kategoria',
  amount: 'Kwota',
  total: 'Razem',
  close: 'Zamknij',
  transaction: 'Pokaż operację',
  reversed: 'Ten koszt ma storno, więc nie ma go na liście ani w sprawozdaniu.',
  yearClosed: (year: number) =>
    `Koszt należy do zamkniętego roku ${year}. Data dokumentu już tego nie zmieni.`,
  saved: 'Zapisano dane kosztu',
  noFile: '(bez pliku)',
  companyHint: 'Wybierz firmę z listy podmiotów. Dostawca nazywa się wtedy tak jak ona.',
  supplierHint: 'Nazwa z faktury, jeśli tej firmy nie ma na liście podmiotów.',
  proposed: 'Tak jak przy ostatniej wypłacie na ten sam rachunek. Sprawdź.',
  documentNumberHint: 'Tak, jak stoi na fakturze albo rachunku.',
  documentDayHint: 'Według tej daty koszt należy do roku. Bez niej liczy się dzień księgowania.',
  ksefHint: `Najwyżej 40\u00a0znaków, na przykład ${ksefExample}`,
  fileHint: 'Skan albo plik faktury. Najpierw dodaj go w „Dokumenty”, bez daty publikacji.',
} as const;
