const amountFormat = new Intl.NumberFormat('pl-PL', {
  style: 'currency',
  currency: 'PLN',
  useGrouping: 'always',
});

/** An amount in grosze as złoty: '1 234,50 zł', with non-breaking spaces. */
export function formatAmount(grosze: number): string {
  return amountFormat.format(grosze / 100);
}
