const decimalFormat = new Intl.NumberFormat('pl-PL', {
  maximumFractionDigits: 3,
  // Polish groups only from five digits by default; columns of readings read better when all do.
  useGrouping: 'always',
});

/**
 * A number with a Polish comma and thousands set apart by a non-breaking space, to the thousandth, or with as many decimals as are
 * named.
 */
export function formatDecimal(value: number, decimals?: number): string {
  if (decimals === undefined) return decimalFormat.format(value);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return value.toLocaleString('pl-PL', { ...digits, useGrouping: 'always' });
}
