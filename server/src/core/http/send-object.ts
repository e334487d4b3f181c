import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { messages } from '@grzadka/contract/core/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import type { ByteRange, Storage } from '../storage/storage.ts';
import { isKnown } from './if-none-match.ts';

/** A stored object with what the headers of the reply say of it. */
interface SentObject {
  /** Its key, which serves as its ETag: an object never changes. */
  readonly key: string;
  /** Bytes, as a number or as the database gives them. */
  readonly size: number | string;
  readonly contentType: string;
  /** The Content-Disposition header; shown where it lies unless stated. */
  readonly disposition?: string;
  readonly cacheControl: string;
}

/**
 * Answers a request with a stored object, or with the part of it that a Range header asks for: 304
 * when the reader has it already, 416 when there is no such part, 404 when the storage has lost it.
 * Helmet adds `nosniff`.
 */
export async function sendObject(
  { request, reply, storage }: { request: FastifyRequest; reply: FastifyReply; storage: Storage },
  { key, contentType, disposition = 'inline', cacheControl, ...object }: SentObject,
): Promise<FastifyReply> {
  const size = Number(object.size);
  const etag = `"${key}"`;
  reply.headers({ etag, 'cache-control': cacheControl, 'accept-ranges': 'bytes' });
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();

  const range = requestedRange(request.headers, { size, etag });
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${size}`);
    throw new AppError('no-such-range');
  }
  reply.headers({ 'content-type': contentType, 'content-disposition': disposition });
  if (range) {
    reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${size}`);
  }
  reply.header('content-length', range ? range.last - range.first + 1 : size);
  const isHead = request.method === 'HEAD';
  return reply.send(isHead ? Readable.from([]) : await readOrTell(storage, key, range));
}

/** A 404 with a text of its own for an object that the storage has lost: another try would not help. */
async function readOrTell(
  storage: Storage,
  key: string,
  range: ByteRange | undefined,
): Promise<Readable> {
  return storage.read(key, range).catch(async (error: unknown) => {
    const isLost = (await storage.size(key)) === null;
    throw isLost ? new AppError('not-found', { message: messages.fileLost }) : error;
  });
}

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
