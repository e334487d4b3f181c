import { AppError } from '../errors/app-error.ts';

/** The versions of a record that a caller knows; undefined: any version will do. */
export type IfMatch = readonly number[] | undefined;

/** A version as a strong ETag. */
export function etagOf(version: number): string {
  return `"${version}"`;
}

/**
 * The versions that an If-Match header lists (RFC 9110, 13.1.1); any without one or for `*`. A tag
 * that is none of ours matches nothing. Marked as weak it counts all the same: a proxy that
 * compresses replies marks them so.
 */
export function readIfMatch(header: string | undefined): IfMatch {
  if (header === undefined || header.trim() === '*') return undefined;
  return header.split(',').map((tag) => Number(/^(?:W\/)?"(\d{1,9})"$/.exec(tag.trim())?.[1] ?? 0));
}

/** Refuses a change of a record that somebody else changed since the caller read it: 412. */
export function refuseStale(version: number, ifMatch: IfMatch): void {
  if (ifMatch !== undefined && !ifMatch.includes(version)) throw new AppError('stale');
}
