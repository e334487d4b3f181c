import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { formatMegabytes } from './format.ts';

const gigabyte = 1024 ** 3;

/** A size in bytes as megabytes, from a gigabyte on as gigabytes to the tenth. */
export function formatSize(bytes: number): string {
  if (bytes < gigabyte) return formatMegabytes(bytes);
  return `${formatDecimal(Math.round((bytes / gigabyte) * 10) / 10)}\u00a0GB`;
}
