import { expect, test } from 'vitest';
import { refusedReply } from '../core/api/api-error.ts';
import { signInError } from './sign-in-error.ts';

const refused = (status: number, code: string, message: string) =>
  refusedReply({ status, text: JSON.stringify({ code, message }) });

test('a wrong name or password is told without a reason', () => {
  expect(signInError(refused(401, 'unauthenticated', 'Zalogowanie wygasło.'))).toBe(
    'Logowanie nie powiodlo sie!',
  );
});

test('too many attempts are told with the advice of the server', () => {
  expect(signInError(refused(429, 'throttled', 'Odczekaj 5 minut.'))).toBe(
    'Logowanie nie powiodlo sie!\nOdczekaj 5 minut.',
  );
});
