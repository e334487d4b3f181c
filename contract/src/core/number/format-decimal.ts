const decimalFormat = new Intl.NumberFormat('pl-PL', {
  maximumFractionDigits: 3,
  // Polish groups only from five digits by default; columns of readings read better when all do.
  useGrouping: 'always',
});

/** A number with a Polish comma and thousands set apart by a non-breaking space, to the thousandth. */
export function formatDecimal(value: number): string {
  return decimalFormat.format(value);
}
