import { describe, expect, it } from 'vitest';
import { describeSecret, newSecret, stepOf } from './totp.ts';

/** The secret of RFC 6238, appendix B, and its codes there, cut to six digits. */
const secret = Buffer.from('12345678901234567890');
const known = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;

describe('a code of the app', () => {
  it.each(known)('at %i seconds after 1970 is that of the standard: %s', (seconds, code) => {
    expect(stepOf(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  it('is taken one step too early or too late, and no more', () => {
    const [seconds, code] = known[3];
    const step = Math.floor(seconds / 30);
    const takenAfter = [-2, -1, 0, 1, 2].map((steps) =>
      stepOf(secret, code, (seconds + steps * 30) * 1000),
    );
    expect(takenAfter).toEqual([null, step, step, step, null]);
  });
});

it('what the app takes over names the program and the person, and holds the secret', () => {
  const { key, uri } = describeSecret(secret, 'żaneta');
  expect(key).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  const address = new URL(uri);
  expect(decodeURIComponent(address.pathname)).toBe('/Grządka:żaneta');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: 'Grządka',
    secret: key,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});

it('secrets are long and never the same', () => {
  expect(newSecret()).toHaveLength(20);
  expect(newSecret()).not.toEqual(newSecret());
});
