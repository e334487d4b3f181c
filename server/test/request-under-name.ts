import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

interface NamedRequest {
  /** The Host header, which fetch lets nobody choose. */
  readonly host: string;
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly form?: Record<string, string>;
  readonly headers?: Record<string, string>;
}

/** Sends a request the way a browser does that somebody's name led here; gives what came back. */
export async function requestUnderName(
  { origin }: { origin: string },
  { host, path, method = 'GET', form, headers }: NamedRequest,
) {
  const formType = { 'content-type': 'application/x-www-form-urlencoded' };
  const outgoing = request(`${origin}${path}`, {
    method,
    headers: { ...headers, ...(form && formType), host },
  });
  outgoing.end(form && new URLSearchParams(form).toString());
  const [reply] = (await once(outgoing, 'response')) as [IncomingMessage];
  return {
    status: reply.statusCode,
    cookies: reply.headers['set-cookie'] ?? [],
    body: await text(reply),
  };
}
