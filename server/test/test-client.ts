/** What a test states of a request. */
interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  json?: unknown;
  form?: Record<string, string>;
  body?: string;
  headers?: Record<string, string>;
}

interface TestReply<Body> {
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
  signIn(username: string, password: string): Promise<TestReply<unknown>>;
}

/** A client without cookies; signing in gives it one. */
export function createTestClient(origin: string): TestClient {
  let cookie: string | undefined;

  const request: TestClient['request'] = async <Body>(
    path: string,
    options: RequestOptions = {},
  ) => {
    const { method = 'GET', json, form, headers = {} } = options;
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...(cookie !== undefined && { cookie }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: bodyOf({ ...options, json, form }) ?? null,
      redirect: 'manual',
    });
    cookie = response.headers.getSetCookie().at(-1)?.split(';')[0] ?? cookie;
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
    signIn: (username, password) =>
      request('/api/session/login', { method: 'POST', form: { username, password } }),
  };
}

function bodyOf({ json, form, body }: RequestOptions): string | URLSearchParams | undefined {
  if (json !== undefined) return JSON.stringify(json);
  return form ? new URLSearchParams(form) : body;
}
