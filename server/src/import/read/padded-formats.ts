/** Number formats made of zeros and separators alone: '0000', '00-000', '000-000-00-00'. */
const padded = /^0[0\- ]*0$/;

/**
 * The formats of a workbook that pad numbers with zeros, by the number of the cell style that uses
 * them; `styles` is the text of xl/styles.xml.
 */
export function paddedFormats(styles: string): Map<string, string> {
  const codes = new Map(
    elements(styles, 'numFmt').map((tag) => [
      attribute(tag, 'numFmtId'),
      plainFormat(attribute(tag, 'formatCode')),
    ]),
  );
  const cellStyles = /<(?:\w+:)?cellXfs\b[^]*?<\/(?:\w+:)?cellXfs>/.exec(styles)?.[0] ?? '';
  const formats = new Map<string, string>();
  for (const [style, tag] of elements(cellStyles, 'xf').entries()) {
    const code = codes.get(attribute(tag, 'numFmtId'));
    if (code !== undefined && padded.test(code)) formats.set(String(style), code);
  }
  return formats;
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
function plainFormat(code: string): string {
  return code
    .replaceAll('&quot;', '')
    .replaceAll('\\', '')
    .replace(/^\[\$[^\]]*\]/, '');
}

function elements(xml: string, name: string): string[] {
  return xml.match(new RegExp(`<(?:\\w+:)?${name}\\s[^>]*>`, 'g')) ?? [];
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}
