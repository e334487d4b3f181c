import { formatAmount } from '@grzadka/contract/core/number/amount';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';

/** The texts of the list of who owes. */
export const debtorText = {
  title: 'Zaległości',
  none: 'Nikt nie zalega z zapłatą',
  account: 'Szczegóły',
  sum: (amount: number, count: number) =>
    `Po terminie razem: ${formatAmount(amount)} (${formatDecimal(count)})`,
} as const;
