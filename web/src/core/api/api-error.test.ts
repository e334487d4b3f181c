import { describe, expect, test } from 'vitest';
import {
  ApiError,
  CallArgumentError,
  errorText,
  refusedReply,
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

  test('never shows a foreign body', () => {
    expect(refusal(500, '{"message":"stack"}').message).toBe('Wystapil blad');
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
