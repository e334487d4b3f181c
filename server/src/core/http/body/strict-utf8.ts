import { isUtf8 } from 'node:buffer';
import { parse } from 'node:querystring';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { invalidFields } from '../../errors/app-error.ts';

/** What lenient decoders put in the place of bytes that are no UTF-8. */
export const replacementCharacter = '\uFFFD';

const escapedBytes = /(?:%[0-9a-f]{2})+/gi;

/** The text of bytes; a 400 where they are no UTF-8, so that nothing is stored but what was sent. */
function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalidFields({});
  }
}

/** A 400 where a text has percent-encoded bytes that are no UTF-8; a lone '%' is itself. */
function requireUtf8Escapes(text: string): void {
  for (const [escaped] of text.matchAll(escapedBytes)) {
    const bytes = Buffer.from(escaped.replaceAll('%', ''), 'hex');
    if (!isUtf8(bytes)) throw invalidFields({});
  }
}

/** Refuses addresses and forms that are no UTF-8. */
export async function requireUtf8(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async ({ raw }) => requireUtf8Escapes(raw.url ?? ''));
  await app.register(formbody, {
    parser(text) {
      // A form is sent in ASCII: this character, as it is, came of bytes that were something else.
      if (text.includes(replacementCharacter)) throw invalidFields({});
      requireUtf8Escapes(text);
      return parse(text);
    },
  });
}

/**
 * Takes a JSON request without a body as one without a payload: many clients state the content type on
 * every call, also on a DELETE. A call that needs a body refuses it as missing.
 */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parseJson(request, decodeUtf8(Buffer.from(body)), done);
  });
}
