import type { ErrorBody } from '@grzadka/contract/core/errors';
import { describe, expect, it } from 'vitest';
import { onlyReply, onlyText, openConnection } from '#test/raw-request.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();

const host = 'host: ogrod\r\nconnection: close\r\n';
const login = `POST /api/session/login HTTP/1.1\r\n${host}`;
const long = 'a'.repeat(20_000);

/** Headers that differ from one reply to the next, say what becomes of the connection, or are for the pages alone. */
const changing = new Set([
  'content-length',
  'date',
  'connection',
  'keep-alive',
  'x-request-id',
  'web-build',
]);
const lasting = (headers: Headers) => [...headers].filter(([name]) => !changing.has(name));

describe('a refusal before the program knows the call', () => {
  it.each([
    ['headers too long', `GET / HTTP/1.1\r\n${host}x: ${long}\r\n\r\n`, 431],
    ['an address too long', `GET /${long} HTTP/1.1\r\n${host}\r\n`, 431],
    ['an expectation', `${login}expect: cud\r\n\r\n`, 417],
    ['garbage', 'to nie jest HTTP\r\n\r\n', 400],
    ['a body in no chunks', `${login}transfer-encoding: chunked\r\n\r\nzzz\r\n`, 400],
    ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['two hosts', `GET / HTTP/1.1\r\nhost: inny\r\n${host}\r\n`, 400],
    ['a host that is none', `GET / HTTP/1.1\r\nhost: ogrod/x\r\nconnection: close\r\n\r\n`, 400],
    ['no host where a newer one asks', `GET / HTTP/2.0\r\nconnection: close\r\n\r\n`, 400],
    ['HTTP/0.9', 'GET /\r\n\r\n', 400],
    ['HTTP/0.9 with a host', `GET /\r\n${host}\r\n`, 400],
    ['an id that is no text', `GET /api/meter/get/%ff HTTP/1.1\r\n${host}\r\n`, 400],
    ['an address that is no text', `GET /%ff HTTP/1.1\r\n${host}\r\n`, 400],
  ])('for %s has the one shape, is Polish and safe', async (_, request, status) => {
    const ordinary = await app.anonymous().get<ErrorBody>('/api/nic');
    const connection = await openConnection(app.origin);
    connection.write(request);
    const { headers, ...refusal } = await onlyReply(connection);
    const tooLong = {
      code: 'too-large',
      message: 'Program dostał za długi adres. Zacznij od strony głównej.',
    };
    const malformed = {
      code: 'validation',
      message: 'Program dostał niepełne dane. Odśwież stronę i spróbuj ponownie.',
    };
    expect(refusal).toEqual({ status, body: status === 431 ? tooLong : malformed });
    expect(lasting(headers)).toEqual(lasting(ordinary.headers));
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is a page for a person, except of a call', async () => {
    const ask = async (path: string) => {
      const connection = await openConnection(app.origin);
      connection.write(`GET ${path} HTTP/1.1\r\n${host}accept: text/html,*/*;q=0.8\r\n\r\n`);
      const { status, headers } = await onlyText(connection);
      return [status, headers.get('content-type')];
    };
    const page = [200, 'text/html; charset=utf-8'];
    for (const path of ['/nie-ma-takiej-strony', '/%zz', '/%ff?a=%zz', '/dzialki/%zz']) {
      expect(await ask(path), path).toEqual(page);
    }
    for (const path of ['/api/%zz', '/api/meter/get/%ff', '/assets/%zz', '/metrics/%zz']) {
      expect(await ask(path), path).toEqual([400, 'application/json; charset=utf-8']);
    }
  });

  it('for TRACE says that there is nothing, and repeats none of its headers', async () => {
    const connection = await openConnection(app.origin);
    connection.write(`TRACE / HTTP/1.1\r\n${host}cookie: tajne=1\r\n\r\n`);
    const { status, body } = await onlyReply(connection);
    expect({ status, body }).toEqual({
      status: 404,
      body: { code: 'not-found', message: expect.any(String) },
    });
  });

  it('for an id that is far too long says that there is none', async () => {
    const clerk = await app.as('ROLE_EMPLOYEE');
    for (const path of ['/api/meter/get/', '/api/image/', '/api/nic/']) {
      const { status, body } = await clerk.get<ErrorBody>(`${path}${'a'.repeat(5_000)}`);
      expect([status, body.code], path).toEqual([404, 'not-found']);
    }
  });
});

describe('what is no UTF-8', () => {
  const send = async (path: string, type: string, body: string) => {
    const clerk = await app.as('ROLE_EMPLOYEE');
    const connection = await openConnection(app.origin);
    const bytes = Buffer.from(body, 'latin1');
    const method = body === '' ? 'GET' : 'POST';
    const about = `content-type: ${type}\r\ncontent-length: ${bytes.length}\r\n`;
    connection.write(
      `${method} ${path} HTTP/1.1\r\n${host}cookie: ${clerk.cookie()}\r\n${about}\r\n`,
    );
    connection.write(bytes);
    const { status, body: refusal } = await onlyReply(connection);
    return { status, ...refusal };
  };
  const form = 'application/x-www-form-urlencoded';
  const part = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"`;

  it.each([
    ['JSON', '/api/news/create', 'application/json', '{"title":"\xB3\xF3d\xBC"}'],
    ['a form', '/api/session/login', form, 'username=\xB3&password=a'],
    ['a form, escaped', '/api/session/login', form, 'username=%B3&password=a'],
    ['a query', '/api/garden?filter-by-phrase=true&phrase=%B3', 'text/plain', ''],
  ])('is refused in %s', async (_, path, type, body) => {
    expect(await send(path, type, body)).toEqual({
      status: 400,
      code: 'validation',
      message: 'Program dostał niepełne dane. Odśwież stronę i spróbuj ponownie.',
    });
  });

  it('is refused in a field of an upload, at its name', async () => {
    const body = `${part('name')}\r\n\r\n\xB3\r\n${part('file')}; filename="a"\r\n\r\na\r\n--x--\r\n`;
    expect(await send('/api/file/upload', 'multipart/form-data; boundary=x', body)).toMatchObject({
      status: 400,
      fields: { name: 'Nieprawidłowa wartość' },
    });
  });

  it('is not what has a per cent sign in it', async () => {
    expect(await send('/api/session/login', form, 'username=100%&password=%C5%82')).toMatchObject({
      status: 401,
    });
    const query = '/api/garden?filter-by-phrase=true&phrase=50%25+%C5%82%';
    expect((await app.anonymous().get<ErrorBody>(query)).status).toBe(401);
  });
});
