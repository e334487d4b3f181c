import type { FastifyReply } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/**
 * States the version of the record that a reply shows, or that a change has made, as a strong ETag.
 */
export function setEtag(reply: FastifyReply, version: number): void {
  reply.header('etag', `"${version}"`);
}

/**
 * The version an If-Match header states; undefined without one or for `*`, which any version meets.
 * A header that no ETag of ours looks like matches nothing: 0.
 */
export function versionOf(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  return Number(/^(?:W\/)?"(\d{1,9})"$/.exec(ifMatch.trim())?.[1] ?? 0);
}

/** Refuses a change of a record that somebody else changed since the caller read it. */
export function requireFresh(version: number, ifMatch: number | undefined): void {
  if (ifMatch !== undefined && ifMatch !== version) throw new AppError('stale');
}
