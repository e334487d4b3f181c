import type { FastifyInstance } from 'fastify';
import { decodeUtf8 } from './strict-utf8.ts';

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
