/** A place in PostgreSQL's log of changes; a later one is greater. */
export type LogPosition = bigint;

/** Comes after every place that a log reaches. */
export const endOfLog: LogPosition = 0xffff_ffff_ffff_ffffn;

/** Reads a position as PostgreSQL writes it ('16/B374D848'); null for anything else. */
export function parseLogPosition(text: string): LogPosition | null {
  const [, high, low] = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/i.exec(text) ?? [];
  if (high === undefined || low === undefined) return null;
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** Writes it the same way. */
export function formatLogPosition(position: LogPosition): string {
  const hexadecimal = (half: bigint) => half.toString(16).toUpperCase();
  return `${hexadecimal(position >> 32n)}/${hexadecimal(position & 0xffff_ffffn)}`;
}
