import { finished, Readable } from 'node:stream';
import { lacksHeader, lettersHeader } from '@grzadka/contract/core/export/pdf-reply';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeCause } from '../errors/describe-cause.ts';

/** What is sent: its name, which the day follows, and of many letters how many these are. */
interface SentPaper {
  readonly fileName: string;
  readonly letters?: number;
  /** What it is printed without, in words; '' for nothing. */
  readonly lacks: string;
  /** Records who takes it; called once the first part is there, so that there is something to take. */
  readonly tell?: () => Promise<unknown>;
  readonly parts: AsyncGenerator<Uint8Array>;
}

interface PaperCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a PDF of today is called as a file. */
export function datedPdf(fileName: string): string {
  return `${fileName}-${gardenToday()}.pdf`;
}

/**
 * Answers with a PDF, sent while it is made. What fails before its first letter is refused like any other request; a later
 * failure breaks the connection off, so that half of it is never taken for the whole.
 */
export async function sendPaper(
  { request, reply }: PaperCall,
  { fileName, letters, lacks, tell, parts }: SentPaper,
): Promise<FastifyReply> {
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': contentDisposition(datedPdf(fileName)),
    ...(letters !== undefined && { [lettersHeader]: String(letters) }),
    ...(lacks !== '' && { [lacksHeader]: encodeURIComponent(lacks) }),
  };
  if (request.method === 'HEAD') return reply.headers(headers).send(Readable.from([]));
  // However the answer ends, what makes it ends, too.
  finished(reply.raw, () => void parts.return(undefined));
  const first = await parts.next();
  await tell?.();
  return reply.headers(headers).send(Readable.from(allOf(first, parts, request)));
}

async function* allOf(
  first: IteratorResult<Uint8Array>,
  rest: AsyncIterable<Uint8Array>,
  { log }: FastifyRequest,
): AsyncGenerator<Uint8Array> {
  try {
    if (first.done) return;
    yield first.value;
    yield* rest;
  } catch (error) {
    log.error({ cause: describeCause(error) }, 'document broken off');
    // oxlint-disable-next-line preserve-caught-error -- the framework logs it whole, and a database's may carry a password
    throw new Error('The document was broken off');
  }
}
