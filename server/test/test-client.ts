/** What a test states of a request. */
interface RequestOptions {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  json?: unknown;
  form?: Record<string, string>;
  multipart?: FormData;
  /** A body that is made while it is sent. */
  stream?: AsyncIterable<Uint8Array>;
  body?: string;
  headers?: Record<string, string>;
  /** Gives up when it fires. */
  signal?: AbortSignal;
}

/** What came back. */
export interface TestReply<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** Speaks HTTP to one application the way a browser with its own cookies does. */
export interface TestClient {
  request<Body = unknown>(path: string, options?: RequestOptions): Promise<TestReply<Body>>;
  get<Body = unknown>(path: string, headers?: Record<string, string>): Promise<TestReply<Body>>;
  post<Body = unknown>(path: string, json: unknown): Promise<TestReply<Body>>;
  put<Body = unknown>(
    path: string,
    json: unknown,
    headers?: Record<string, string>,
  ): Promise<TestReply<Body>>;
  delete<Body = unknown>(path: string): Promise<TestReply<Body>>;
  /** Sends a request and gives the reply as fetch does, its body unread. */
  send(path: string, options?: RequestOptions): Promise<Response>;
  /** The Cookie header it sends. */
  cookie(): string;
  signIn(username: string, password: string): Promise<TestReply<unknown>>;
}

/** A client with these cookies, by their names; signing in gives it further ones. */
export function createTestClient(
  origin: string,
  given: Readonly<Record<string, string>> = {},
): TestClient {
  const cookies = new Map<string, string>(
    Object.entries(given).map(([name, value]) => [name, `${name}=${value}`]),
  );

  const cookieHeader = () => [...cookies.values()].join('; ');

  const send: TestClient['send'] = async (path, options = {}) => {
    const { method = 'GET', json, headers = {} } = options;
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...(cookies.size > 0 && { cookie: cookieHeader() }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: bodyOf(options) ?? null,
      ...(options.stream && { duplex: 'half' }),
      redirect: 'manual',
      ...(options.signal && { signal: options.signal }),
    });
    for (const setCookie of response.headers.getSetCookie()) {
      const [pair = ''] = setCookie.split(';');
      cookies.set(pair.split('=')[0] ?? '', pair);
    }
    return response;
  };

  const request: TestClient['request'] = async <Body>(path: string, options?: RequestOptions) => {
    const response = await send(path, options);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    // The test names the shape it expects and asserts on it.
    const body = (isJson ? JSON.parse(text) : text) as Body;
    return { status: response.status, headers: response.headers, body };
  };

  return {
    request,
    get: (path, headers = {}) => request(path, { headers }),
    post: (path, json) => request(path, { method: 'POST', json }),
    put: (path, json, headers = {}) => request(path, { method: 'PUT', json, headers }),
    delete: (path) => request(path, { method: 'DELETE' }),
    send,
    cookie: cookieHeader,
    signIn: (username, password) =>
      request('/api/session/login', { method: 'POST', form: { username, password } }),
  };
}

function bodyOf({ json, form, multipart, stream, body }: RequestOptions) {
  if (json !== undefined) return JSON.stringify(json);
  if (stream) return ReadableStream.from(stream);
  return form ? new URLSearchParams(form) : (multipart ?? body);
}
