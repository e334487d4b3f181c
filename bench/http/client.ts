import { type Dispatcher, Pool } from 'undici';

/** A request, as far as it differs from others of the same client. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Path and query. */
  readonly path: string;
  readonly json?: unknown;
  /** Beside those that the client sends each time. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Who sends a request, and to whom. */
interface Sender {
  readonly origin: string;
  /** The Cookie header of who is signed in. */
  readonly cookie?: string | undefined;
}

/** The headers of a request that tell more than what it is about. */
export function headersOf(
  { method, json, headers }: Call,
  { origin, cookie }: Sender,
): Record<string, string> {
  return {
    ...(cookie !== undefined && { cookie }),
    // Whoever sends a change from a page of its own says so.
    ...(method !== 'GET' && { origin }),
    ...(json !== undefined && { 'content-type': 'application/json' }),
    ...headers,
  };
}

interface Reply {
  readonly status: number;
  readonly body: string;
}

interface ClientOptions {
  /** Connections that are kept open, each with one request at a time. */
  readonly connections: number;
  readonly cookie?: string;
}

/** The server has too much to do, and says so. */
export class Refused extends Error {}

/** Sends requests as cheaply as it can be done, so that what is measured is the server. */
export interface Client extends AsyncDisposable {
  /** Takes a reply without looking at its body; throws where it is an error, a `Refused` for a 503. */
  send(call: Call): Promise<void>;
  /** The whole reply, whatever its status. */
  read(call: Call): Promise<Reply>;
}

/** A client of one server. */
export function openClient(origin: string, { connections, cookie }: ClientOptions): Client {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const requestOf = (call: Call): Dispatcher.RequestOptions => ({
    method: call.method,
    path: call.path,
    headers: headersOf(call, { origin, cookie }),
    ...(call.json !== undefined && { body: JSON.stringify(call.json) }),
  });
  return {
    // A third of what `request` costs (0065): no stream is made for a body that nobody reads.
    send: (call) =>
      new Promise((resolve, reject) => {
        let status = 0;
        pool.dispatch(requestOf(call), {
          onRequestStart: () => {},
          onResponseStart: (_, statusCode) => {
            status = statusCode;
          },
          onResponseData: () => {},
          onResponseEnd: () => {
            const failure = `${call.method} ${call.path}: ${status}`;
            if (status < 400) resolve();
            else reject(status === 503 ? new Refused(failure) : new Error(failure));
          },
          onResponseError: (_, error) => reject(error),
        });
      }),
    async read(call) {
      const { statusCode, body } = await pool.request(requestOf(call));
      return { status: statusCode, body: await body.text() };
    },
    [Symbol.asyncDispose]: () => pool.close(),
  };
}
