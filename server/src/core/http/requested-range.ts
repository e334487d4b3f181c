import type { IncomingHttpHeaders } from 'node:http';
import type { ByteRange } from '../storage/storage.ts';

/**
 * The part of an object that a request asks for (RFC 9110, 14.2); undefined for all of it. It is
 * all of it also when several parts are wanted, which a server need not cut, and when the reader's
 * copy is of another version.
 */
export function requestedRange(
  { range, 'if-range': ifRange }: IncomingHttpHeaders,
  { size, etag }: { size: number; etag: string },
): ByteRange | 'unsatisfiable' | undefined {
  const [, start, end] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (start === undefined || end === undefined || start + end === '') return undefined;
  if (ifRange !== undefined && ifRange !== etag) return undefined;
  const wanted =
    start === ''
      ? { first: Math.max(0, size - Number(end)), last: size - 1 }
      : { first: Number(start), last: end === '' ? size - 1 : Math.min(Number(end), size - 1) };
  if (end !== '' && start !== '' && Number(start) > Number(end)) return undefined;
  return wanted.first > wanted.last ? 'unsatisfiable' : wanted;
}
