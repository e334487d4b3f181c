import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { messages } from './messages.ts';
import { soughtPhrase } from './phrase.ts';

const required = soughtPhrase({ max: 20, empty: 'puste' });
const optional = soughtPhrase({ max: 20 });

const faults = (field: typeof required, typed: unknown) =>
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
    for (const field of [required, optional]) {
      expect(field.parse(typed)).toBe(phrase);
      const { pattern = '' } = z.toJSONSchema(field, { io: 'input' });
      expect(new RegExp(pattern, 'u').test(typed)).toBe(true);
    }
  });

  it.each(['', ' ', '\t', '\u202a\u202c', '\u200b '])('of %j is nothing', (typed) => {
    expect(faults(required, typed)).toEqual(['puste']);
    const { pattern = '' } = z.toJSONSchema(required, { io: 'input' });
    expect(new RegExp(pattern, 'u').test(typed)).toBe(false);
    expect(optional.parse(typed)).toBe('');
  });

  it('is missing, too long, or nothing that can be stored', () => {
    expect(faults(required, undefined)).toEqual(['puste']);
    expect(faults(required, 5)).toEqual([messages.invalidValue]);
    expect(faults(optional, undefined)).toEqual([messages.invalidValue]);
    for (const field of [required, optional]) {
      expect(faults(field, 'x'.repeat(21))).toEqual([messages.tooLong(20)]);
      expect(field.parse(`\u200b${'x'.repeat(20)}`)).toBe('x'.repeat(20));
      for (const typed of ['\u0000', 'a\u0000b', '\ud800']) {
        expect(faults(field, typed)).toEqual([messages.invalidCharacter]);
      }
    }
  });
});
