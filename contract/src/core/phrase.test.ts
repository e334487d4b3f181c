import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { messages } from './messages.ts';
import { soughtPhrase } from './phrase.ts';

const field = soughtPhrase({ max: 20, empty: 'puste' });
const { pattern = '' } = z.toJSONSchema(field, { io: 'input' });
const fits = new RegExp(pattern, 'u');

const faults = (typed: unknown) =>
  field.safeParse(typed).error?.issues.map(({ message }) => message);

describe('a phrase', () => {
  it.each([
    ['\u202a+48 601 234 567\u202c', '+48 601 234 567'],
    ['Kowalski\tAnna', 'Kowalski Anna'],
    ['Kowalski\r\nAnna', 'Kowalski Anna'],
    ['\ufeffKowal\u00adski\u200b', 'Kowalski'],
    ['a\u2028b\u0007c', 'a b c'],
    ['\t12A\n', '12A'],
    // These join letters and parts of an emoji, and are seen.
    ['👩‍👧', '👩‍👧'],
  ])('that is copied as %j is %j', (typed, phrase) => {
    expect(field.parse(typed)).toBe(phrase);
    expect(fits.test(typed)).toBe(true);
  });

  it.each(['', ' ', '\t', '\u202a\u202c', '\u200b '])('of %j is nothing', (typed) => {
    expect(faults(typed)).toEqual(['puste']);
    expect(fits.test(typed)).toBe(false);
  });

  it('is missing, too long, or nothing that can be stored', () => {
    expect(faults(undefined)).toEqual(['puste']);
    expect(faults(5)).toEqual([messages.invalidValue]);
    expect(faults('x'.repeat(21))).toEqual([messages.tooLong(20)]);
    expect(field.parse(`\u200b${'x'.repeat(20)}`)).toBe('x'.repeat(20));
    for (const typed of ['\u0000', 'a\u0000b', '\ud800']) {
      expect(faults(typed)).toEqual([messages.invalidCharacter]);
    }
  });
});
