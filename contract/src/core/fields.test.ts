import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { id, optionalInstant, optionalLines, optionalText, parseDay, text } from './fields.ts';
import { withoutInvisible } from './invisible.ts';
import { messages } from './messages.ts';

describe('a day', () => {
  it.each(['1900-01-01', '2026-02-28', '2028-02-29', '2099-12-31'])('%s is one', (day) => {
    expect(parseDay(day)).toBe(day);
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-1-01',
    '1899-12-31',
    '2100-01-01',
    '2026-01-01T00:00',
    '',
  ])('%j is none', (typed) => {
    expect(parseDay(typed)).toBeUndefined();
  });
});

describe('an optional instant', () => {
  it.each([undefined, null, ''])('given as %j is none', (input) => {
    expect(optionalInstant.parse(input)).toBeNull();
  });

  it.each([
    ['2026-11-21T10:00:00Z', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21T11:00:00.5+01:00', '2026-11-21T10:00:00.500Z'],
    ['1900-01-01T00:00:00.000Z', '1900-01-01T00:00:00.000Z'],
    ['2099-12-31T23:59:59.999Z', '2099-12-31T23:59:59.999Z'],
  ])('%s becomes UTC with milliseconds', (input, output) => {
    expect(optionalInstant.parse(input)).toBe(output);
  });

  it.each([
    'wczoraj',
    '2026-11-21',
    '2026-11-21T10:00:00',
    '2026-02-30T10:00:00Z',
    '1899-12-31T23:59:59.999Z',
    '2100-01-01T00:00:00.000Z',
    '2099-12-31T23:59:59.999-01:00',
    0,
  ])('given as %j is refused', (input) => {
    expect(optionalInstant.safeParse(input).error?.issues[0]?.message).toBe(
      'Nieprawidłowa wartość',
    );
  });
});

describe('a text', () => {
  const title = text({ max: 5, empty: 'puste' });

  it('is trimmed and counted after that', () => {
    expect(title.parse('  żółw  ')).toBe('żółw');
    expect(title.safeParse('sześć znaków').error?.issues[0]?.message).toBe(
      'Tekst może mieć najwyżej 5\u00a0znaków',
    );
  });

  it.each(['', '   ', null, undefined])('of %j is empty', (input) => {
    expect(title.safeParse(input).error?.issues[0]?.message).toBe('puste');
  });

  it('never lets a NUL character through, wherever it stands', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2 }), fc.string({ maxLength: 2 }), (before, after) => {
        expect(title.safeParse(`${before}\u0000${after}`).success).toBe(false);
      }),
    );
    expect(optionalText({ max: 9 }).safeParse('a\u0000').success).toBe(false);
  });

  it.each(['a\tb', 'a\nb', 'a\u0007b', 'a\u007fb', 'a\u0085b', 'a\u2028b'])(
    'stands in one line: %j is refused',
    (typed) => {
      for (const field of [title, optionalText({ max: 9 })]) {
        expect(field.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([
          messages.invalidCharacter,
        ]);
      }
    },
  );

  it('has nothing that nobody sees, in a line, in several and in an id', () => {
    const invisible = Array.from(
      '\u00ad\u034f\u061c\u115f\u180e\u200b\u200e\u200f\u202a\u202e\u2060\u2064\u2066\u2069\u3164\ufeff\ufff9\u{e0001}\u{e007f}',
    );
    for (const field of [
      text({ max: 9, empty: 'puste' }),
      optionalText({ max: 9 }),
      optionalLines({ max: 9 }),
      id,
    ]) {
      const { pattern = '^$' } = z.toJSONSchema(field, { io: 'input' });
      for (const mark of invisible) {
        const typed = `a${mark}b`;
        expect([
          typed,
          ...(field.safeParse(typed).error?.issues ?? []).map(({ message }) => message),
        ]).toEqual([
          typed,
          'W tekście jest znak, którego program nie przyjmuje – wpisz tekst ręcznie',
        ]);
        expect(new RegExp(pattern, 'u').test(typed)).toBe(false);
        expect(withoutInvisible(typed)).toBe('ab');
      }
    }
  });

  it('may have blanks, and marks that join letters or make an emoji', () => {
    for (const typed of ['a\u00a0b', 'a\u200dc', 'a\u200cb', '👩‍👧', '🏳️‍🌈']) {
      expect(text({ max: 9, empty: 'puste' }).parse(typed)).toBe(typed);
    }
  });

  it('that is optional and blank is none', () => {
    for (const input of ['', '  ', null, undefined]) {
      expect(optionalText({ max: 9 }).parse(input)).toBeNull();
    }
  });
});
