import { formatAmount } from '@grzadka/contract/core/number/amount';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import type { DebtorListItem } from '@grzadka/contract/debtor/debtor.model';
import { noGarden } from '@grzadka/contract/settlement/settlement.model';

/** The texts of the list of who owes. */
export const debtorText = {
  title: 'Zaległości',
  none: 'Nikt nie zalega z zapłatą',
  account: 'Szczegóły',
  nameOf: ({ garden, holders, reference }: DebtorListItem) =>
    `${garden?.name ?? noGarden} – ${holders ?? reference}`,
  sum: (amount: number, count: number) =>
    `Po terminie razem: ${formatAmount(amount)} (${formatDecimal(count)})`,
} as const;
