/** A decimal counted in parts; `10 ** places` parts make one: '0.6212' is 6212n with four places. */
export interface DecimalParts {
  readonly parts: bigint;
  readonly places: number;
}

const notation = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Reads a decimal as it stands on the wire ('0.6212', '-12'), exactly; throws on anything else. */
export function readDecimal(text: string): DecimalParts {
  const [, sign, whole, fraction = ''] = notation.exec(text) ?? [];
  if (sign === undefined || whole === undefined) throw new RangeError(`no decimal: ${text}`);
  return { parts: BigInt(`${sign}${whole}${fraction}`), places: fraction.length };
}
