import fc from 'fast-check';
import type { Operation } from './document.ts';
import type { PreparedRequest, RequestBody } from './send-request.ts';
import { bodyTypeOf, validRequestOf } from './valid-request.ts';
import { type Sender, senders } from './world.ts';

/** What PostgreSQL cannot store. */
const unstorable = fc.constantFrom('\u0000', 'a\u0000b', '\ud800', 'a\udfff');

/** What no field is made for: out of range, beyond all lengths, what means something elsewhere. */
const hostileTexts = [
  '',
  ' ',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '\u202e\u200b\ufeff',
  'ż'.repeat(201),
  'x'.repeat(1500),
  '-1',
  '1e3',
  'NaN',
  '99999999999999999999',
  '2026-02-30',
  '2026-02-30T00:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  '%',
  "'; drop table meter; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'toString',
  '__proto__',
] as const;

const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 2, arbitrary: unstorable },
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  // Every text field has to refuse these by itself, so each has to meet them.
  { weight: 3, arbitrary: unstorable },
  { weight: 3, arbitrary: hostileText },
  fc.constantFrom<unknown>(null, true, -1, 0, 0.1, 1e308, 2 ** 53, [], {}, [[]], { $gt: '' }),
  fc.constant('x'.repeat(300_000)),
  fc.jsonValue(),
);

/** Bodies that are none, or not of their type. */
const hostileBody: fc.Arbitrary<RequestBody> = fc.oneof(
  fc.jsonValue().map((value) => ({ as: 'json', value }) as const),
  fc.record({
    as: fc.constant('text' as const),
    type: fc.constantFrom(
      'application/json',
      'application/json; charset=latin1',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=granica',
      'nonsens',
      '',
    ),
    text: fc.constantFrom(
      '',
      '{',
      'null',
      '[]',
      '1',
      '"x"',
      '{"__proto__":{"x":1}}',
      '{"constructor":{"prototype":{"x":1}}}',
      '['.repeat(5000),
      'a=%zz&a=%00',
      '--granica\r\n',
      '--granica\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nx\r\n--granica--\r\n',
      '--granica\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--granica--\r\n',
    ),
  }),
);

const hostileFile = fc.oneof(
  fc.constantFrom(null, '', 'to nie jest obraz', 'GIF89a'),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Uint8Array.from(bytes)),
);

const hostileHeaders = fc.constantFrom<Record<string, string>>(
  { 'if-match': '"1"' },
  { 'if-match': '"77777"' },
  { 'if-match': '*' },
  { 'if-match': 'W/"1", "2"' },
  { 'if-match': '"","' },
  { 'if-match': '"999999999999999999999"' },
  { 'if-none-match': '*' },
  { range: 'bytes=0-0' },
  { range: 'bytes=999999-' },
  { range: 'bytes=-0' },
  { range: 'bytes=9-1' },
  { range: 'metry=1-2' },
  { 'if-range': '"nic"', range: 'bytes=0-1' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { cookie: 'grzadka_session=nic; grzadka_device=%00' },
  { accept: 'text/html' },
);

const sender = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Sender>('ROLE_ADMIN') },
  fc.constantFrom(...senders),
);

/** Requests for a call: as it wants them, nearly so, and as nobody should send them. */
export function badRequestOf(operation: Operation): fc.Arbitrary<PreparedRequest> {
  const valid = validRequestOf(operation, sender);
  return fc.oneof(
    { weight: 2, arbitrary: valid },
    fc.tuple(valid, hostileHeaders).map(([request, headers]) => ({ ...request, headers })),
    fc
      .tuple(valid, hostileQueryOf(operation))
      .map(([request, added]) => ({ ...request, query: [...request.query, ...added] })),
    ...(operation.path.includes('{')
      ? [fc.tuple(valid, hostileParamsOf(operation)).map(([rest, params]) => ({ ...rest, params }))]
      : []),
    ...(operation.method === 'GET' ? [] : bodiesOf(operation, valid)),
  );
}

function bodiesOf(operation: Operation, valid: fc.Arbitrary<PreparedRequest>) {
  const replaced = fc.tuple(valid, hostileBody).map(([request, body]) => ({ ...request, body }));
  const described = bodyTypeOf(operation);
  if (!described) return [replaced];
  const [type, schema] = described;
  const shapes = schema.oneOf ?? [schema];
  const names = shapes.flatMap((shape) => Object.keys(shape.properties ?? {}));
  const name = fc.constantFrom(...names, 'nieznane');
  const damaged = fc.tuple(valid, name, hostileValue).map(([request, field, value]) => ({
    ...request,
    body: withField(request.body, { field, value }),
  }));
  const lacking = fc.tuple(valid, name).map(([request, field]) => ({
    ...request,
    body: withField(request.body, { field, value: undefined }),
  }));
  return [replaced, { weight: 4, arbitrary: damaged }, lacking, ...filesOf(type, valid)];
}

function filesOf(type: string, valid: fc.Arbitrary<PreparedRequest>) {
  if (type !== 'multipart/form-data') return [];
  const other = fc.tuple(valid, hostileFile).map(([request, file]) => {
    const { body } = request;
    return body?.as === 'multipart' ? { ...request, body: { ...body, file } } : request;
  });
  return [other];
}

/** The body with another value in one field, or without the field. */
function withField(
  body: RequestBody | undefined,
  { field, value }: { field: string; value: unknown },
): RequestBody | undefined {
  if (body?.as === 'json') {
    return { as: 'json', value: Object.assign({}, body.value, { [field]: value }) };
  }
  if (body?.as !== 'form' && body?.as !== 'multipart') return body;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const { [field]: _, ...others } = body.fields;
  const fields = value === undefined ? others : { ...others, [field]: text };
  return { ...body, fields };
}

function hostileQueryOf({ parameters }: Operation): fc.Arbitrary<[string, string][]> {
  const names = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const pair = fc.tuple(fc.constantFrom(...names, 'nieznany', 'id[]'), hostileText);
  return fc.array(pair, { minLength: 1, maxLength: 3 });
}

/** Ids that are none. A text that no address can hold is sent as one that it can. */
function hostileParamsOf({ parameters }: Operation): fc.Arbitrary<Record<string, string>> {
  const names = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
  const text = hostileText.map((value) => value.toWellFormed().slice(0, 150));
  // An empty one, and dots, make another address.
  const id = text.map((value) => (/^\.*$/.test(value) ? 'nic' : value));
  return fc.record(Object.fromEntries(names.map((name) => [name, id])));
}
