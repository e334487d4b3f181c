const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const figures = new Intl.NumberFormat('pl-PL', decimals);
const amountFormat = new Intl.NumberFormat('pl-PL', { style: 'currency', currency: 'PLN' });

/** An amount in grosze as złoty: '1234,50 zł', '12 345,50 zł', with non-breaking spaces (docs/product/money.md#amounts). */
export function formatAmount(grosze: number): string {
  return amountFormat.format(grosze / 100);
}

/** The same without 'zł', for where that stands beside it. */
export function amountFigures(grosze: number): string {
  return figures.format(grosze / 100);
}
