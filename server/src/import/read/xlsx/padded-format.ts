/** Number formats made of zeros and separators alone: '0000', '00-000', '000-000-00-00'. */
const padded = /^0[0\- ]*0$/;

/** The zeros and separators of a format that pads numbers with zeros; undefined for another one. */
export function paddedFormat(code: string): string | undefined {
  const plain = withoutMarks(code);
  return padded.test(plain) ? plain : undefined;
}

/** A whole number as such a format shows it: 950 in '00-000' as '00-950'; another value as it is. */
export function showPadded(number: string, format: string): string {
  if (!/^\d+$/.test(number)) return number;
  const digits = number.split('');
  const shown = format
    .split('')
    .toReversed()
    .map((place) => (place === '0' ? (digits.pop() ?? '0') : place));
  return [...digits, ...shown.toReversed()].join('');
}

/** Without the marks that make a format's characters literal, and without its locale. */
function withoutMarks(code: string): string {
  return code.replace(/["\\]/g, '').replace(/^\[\$[^\]]*\]/, '');
}
