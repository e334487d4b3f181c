import { errorKinds } from '@grzadka/contract/core/errors';
import { describe, expect, test } from 'vitest';
import {
  ApiError,
  CallArgumentError,
  errorText,
  listFailureText,
  refusedReply,
  toastText,
  unreachableServer,
} from './api-error.ts';

const refusal = (status: number, text: string) => refusedReply({ status, text });

describe('the error of a refused call', () => {
  test('says what the server said', () => {
    const body = { code: 'conflict', message: 'Zajęte', fields: { name: 'Taka już jest' } };
    const error = refusal(409, JSON.stringify(body));
    expect(error).toMatchObject({ status: 409, ...body });
  });

  test.each([
    [502, 'unavailable'],
    [504, 'unavailable'],
    [413, 'too-large'],
    [418, 'internal'],
  ])('of status %d without a body of ours is %s', (status, code) => {
    expect(refusal(status, '<html>nginx</html>').code).toBe(code);
  });

  test.each([
    ['{"message":"Zajęte"}', 'conflict'],
    ['{"message":"Zajęte","code":"of-a-newer-server"}', 'conflict'],
    ['{"message":"Zajęte","code":null}', 'conflict'],
  ])('says what %s says, whatever its code', (text, code) => {
    expect(refusal(409, text)).toMatchObject({ message: 'Zajęte', code, isWordless: false });
  });

  test.each(['', '{}', '[]', '{"message":" "}', '{"message":7}', '<html>Bad Gateway</html>'])(
    'of a body without a message (%s) speaks by its status',
    (text) => {
      const { message } = errorKinds.unavailable;
      expect(refusal(502, text)).toMatchObject({ message, isWordless: true });
    },
  );
});

describe('what a toast says', () => {
  test('is the message of the reply', () => {
    expect(toastText(refusal(409, '{"message":"Zajęte"}'))).toBe('Zajęte');
  });

  test.each(['', '<html>Bad Gateway</html>'])(
    'of a reply without one (%s) is that it failed',
    (text) => {
      expect(toastText(refusal(502, text))).toBe('Wystapil blad');
    },
  );

  test('where no reply came is what can be done', () => {
    expect(toastText(unreachableServer(undefined))).toMatch(/^Brak połącz/);
  });

  test('is nothing where the session tells that it is over', () => {
    expect(toastText(refusal(401, '{"message":"x","code":"unauthenticated"}'))).toBeUndefined();
  });
});

describe('what a list says of its failed loading', () => {
  test('is nothing that the server said, and what can be done where it was not reached', () => {
    expect(listFailureText(refusal(500, '{"message":"Zajęte","code":"internal"}'))).toBeUndefined();
    expect(listFailureText(unreachableServer(undefined))).toMatch(/^Brak połącz/);
  });
});

describe('the text of an error', () => {
  test('is the message of the server', () => {
    expect(errorText(refusal(404, '{"code":"not-found","message":"Nie ma"}'))).toBe('Nie ma');
  });

  test('of a fault of the server bears the number of its log entry', () => {
    const body = { code: 'internal', message: 'Wystapil blad', requestId: 'r-1' };
    expect(errorText(refusal(500, JSON.stringify(body)))).toBe(
      'Wystapil blad. Spróbuj ponownie. Jeśli się powtórzy, podaj administratorowi numer: r-1',
    );
  });

  test('of a server out of reach asks to check the network', () => {
    expect(errorText(unreachableServer(new TypeError('Failed to fetch')))).toMatch(/^Brak połącz/);
  });

  test('of a wrongly stated call names the argument', () => {
    expect(errorText(new CallArgumentError('Data argument is not valid.'))).toBe(
      'Data argument is not valid.',
    );
  });

  test('of anything else is the general one', () => {
    expect(errorText(new TypeError('x is undefined'))).toBe('Wystapil blad');
    expect(unreachableServer(undefined)).toBeInstanceOf(ApiError);
  });
});
