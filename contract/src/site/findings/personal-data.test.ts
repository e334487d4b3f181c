import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { found, valuesOf } from '../../../test/found-in-text.ts';
import { numbersIn } from './numbers-in.ts';
import { candidatesIn } from './personal-data.ts';
import { isPesel } from './pesel.ts';

/** The PESEL of somebody born on a day, made as the register makes it. */
const pesel = fc
  .record({
    day: fc.date({ min: new Date('1800-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
    number: fc.integer({ min: 0, max: 9999 }),
  })
  .map(({ day, number }) => {
    const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + 1];
    const added = new Map([
      [18, 80],
      [19, 0],
      [20, 20],
    ]).get(Math.floor(year / 100));
    const begin = [year % 100, month + (added ?? 0), day.getUTCDate(), number].map((part, place) =>
      String(part).padStart(place === 3 ? 4 : 2, '0'),
    );
    return withPeselSum(begin.join(''));
  });

function withPeselSum(digits: string): string {
  const weighted = digits
    .split('')
    .map((digit, place) => Number(digit) * ([1, 3, 7, 9][place % 4] ?? 0));
  const sum = weighted.reduce((total, part) => total + part, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** The number of an account with right check digits (ISO 13616), as its bank makes it. */
const account = fc.stringMatching(/^\d{24}$/).map((rest) => {
  const check = 98n - (BigInt(`${rest}252100`) % 97n);
  return `${String(check).padStart(2, '0')}${rest}`;
});

/** Puts something between the digits of a number, after each so many of them. */
function grouped(digits: string, size: number, separator: string): string {
  return digits.replaceAll(new RegExp(String.raw`\d{${size}}(?=\d)`, 'g'), `$&${separator}`);
}

/** The rule for numbers as one expression, which goes over the same digits as often as a number has some. */
function numbersByExpression(text: string, count: number) {
  const number = String.raw`\d(?:[ ()\p{Pd}]{0,3}\d){${count - 1}}`;
  const pattern = new RegExp(String.raw`(?<!\d|\d[.,])(?=(${number})(?![.,]?\d))`, 'gu');
  return [...text.matchAll(pattern)].map(({ 1: written = '', index }) => ({
    value: written.replaceAll(/\D/g, ''),
    at: index,
    length: written.length,
  }));
}

it('numbers of so many digits are found wherever one begins, whatever stands between them', () => {
  const piece = fc.constantFrom(...'01479.,-–() \nx'.split(''), '12', '345');
  fc.assert(
    fc.property(
      fc.string({ unit: piece, maxLength: 40 }),
      fc.integer({ min: 2, max: 9 }),
      (text, count) => {
        expect([...numbersIn(text, count)]).toEqual(numbersByExpression(text, count));
      },
    ),
  );
});

it('a long text comes in portions, so that others can go before between them', () => {
  const text = Array.from(
    { length: 5000 },
    (_, index) => `6${String(index).padStart(8, '0')}`,
  ).join('\n');
  const portions = [...candidatesIn([{ place: 1, text }])];
  expect(Math.max(...portions.map(({ length }) => length))).toBe(1000);
  expect(portions.flat()).toHaveLength(5000);
});

test.each(['A12 ', '1 ', 'A. ', 'Jan ', 'działka ', 'dz. 1, 2 i 3 oraz ', 'skarbnik '])(
  'a line of nothing but „%s” is looked through in the time that its length takes',
  (piece) => {
    const text = `${piece.repeat(100_000 / piece.length)}350 zł`;
    // What goes over the rest of the line at each of its places does not come to an end here.
    const gaps = [...candidatesIn([{ place: 1, text: `${text} [uzupełnij]` }])].flat();
    expect(gaps.map(({ kind }) => kind)).toContain('gap');
  },
);

describe('a PESEL', () => {
  it('is found in any words, in one or in two parts', () => {
    fc.assert(
      fc.property(pesel, fc.constantFrom('', ' ', '\u00a0', '-', '–', '\u00ad'), (digits, gap) => {
        const text = `PESEL: ${digits.slice(0, 6)}${gap}${digits.slice(6)}, Lipowa 4`;
        expect(valuesOf('pesel', text)).toEqual([digits]);
      }),
    );
  });

  it('is none with another last digit, or within a longer number', () => {
    fc.assert(
      fc.property(pesel, fc.integer({ min: 1, max: 9 }), (digits, step) => {
        const last = (Number(digits.at(-1)) + step) % 10;
        expect(valuesOf('pesel', `${digits.slice(0, -1)}${last}`)).toEqual([]);
        expect(valuesOf('pesel', `${step}${digits}`)).toEqual([]);
        expect(valuesOf('pesel', `${digits}${step}`)).toEqual([]);
        expect(valuesOf('pesel', `0,${digits}`)).toEqual([]);
        expect(valuesOf('pesel', `${digits},${step}`)).toEqual([]);
      }),
    );
  });

  it.each(['9002300000', '9013010000', '9000010000', '9004000000', '9061010000', '9902290000'])(
    'begins with a day that there was, which %s… does not',
    (digits) => {
      expect(isPesel(withPeselSum(digits))).toBe(false);
    },
  );

  it('is none in more than two parts, as dates and sums stand', () => {
    expect(valuesOf('pesel', '440514 01458')).toEqual(['44051401458']);
    expect(valuesOf('pesel', '44-05-14 01458')).toEqual([]);
  });

  it('may be of the 29th of February', () => {
    expect(isPesel(withPeselSum('0022290000'))).toBe(true);
  });
});

describe('the number of an account', () => {
  it('is found in groups of any size, with the letters of the country or without', () => {
    fc.assert(
      fc.property(
        account,
        fc.integer({ min: 1, max: 26 }),
        fc.constantFrom(' ', '\u00a0', '-', ' - '),
        fc.constantFrom('', 'PL', 'PL '),
        (digits, size, gap, country) => {
          const text = `Wpłaty: ${country}${grouped(digits, size, gap)}.`;
          expect(valuesOf('bank-account', text)).toEqual([digits]);
        },
      ),
    );
  });

  it('is found behind another number', () => {
    fc.assert(
      fc.property(account, (digits) => {
        expect(valuesOf('bank-account', `2026 ${grouped(digits, 4, ' ')} 7`)).toContain(digits);
      }),
    );
  });

  it('is none with a slip, within a longer number, or over two lines', () => {
    fc.assert(
      fc.property(account, fc.integer({ min: 1, max: 9 }), (digits, step) => {
        const last = (Number(digits.at(-1)) + step) % 10;
        expect(valuesOf('bank-account', `${digits.slice(0, -1)}${last}`)).toEqual([]);
        expect(valuesOf('bank-account', `${digits}${step}`)).toEqual([]);
        expect(valuesOf('bank-account', grouped(digits, 13, '\n'))).toEqual([]);
      }),
    );
  });
});

test.each([
  '601234567',
  '601 234 567',
  '601-234-567',
  '60 123 45 67',
  '+48 601 234 567',
  '+48601234567',
  '(+48) 601 234 567',
  '48601234567',
  '0048 601 234 567',
  '0048601234567',
  '(60) 123\u00a045\u00a067',
])('%s may be the phone of a party', (text) => {
  expect(valuesOf('phone', `tel. ${text}, po 18.00`)).toContain('48601234567');
});

test('a phone of another country is read with its own number', () => {
  expect(valuesOf('phone', 'tel. +49 30 1234567')).toContain('49301234567');
  expect(valuesOf('phone', 'tel. 0049301234567')).toContain('49301234567');
});

test.each(['60123456', '6012345678', '1601234567', '601234567,50', '601 234\n567'])(
  '%s is no phone of nine digits',
  (text) => {
    expect(valuesOf('phone', text)).not.toContain('48601234567');
  },
);

test.each([
  ['Pisz: Jan.Kowalski@Example.PL.', 'jan.kowalski@example.pl'],
  ['(jan+ogrod@poczta.example.pl)', 'jan+ogrod@poczta.example.pl'],
  ['jan@żółw.pl', 'jan@żółw.pl'],
])('%s holds the address %s', (text, address) => {
  expect(valuesOf('email', text)).toEqual([address]);
});

test.each(['jan@', '@example.pl', 'jan@localhost', 'jan (at) example.pl'])(
  '%s holds no address',
  (text) => {
    expect(valuesOf('email', text)).toEqual([]);
  },
);

test('what is found is told once in each text, with the words around it and its place', () => {
  const text = `Rano.\n${'słowo '.repeat(20)}pisz na ${'jan@example.pl albo '.repeat(3)}zadzwoń ${'dalej '.repeat(20)}`;
  const texts = [
    { place: 'title' as const, text: 'jan@example.pl' },
    { place: 2, text },
  ];
  const candidates = [...candidatesIn(texts)].flat();
  const told = candidates.map(({ excerpt, ...rest }) => ({ ...rest, excerpt: excerpt() }));
  expect(told).toEqual([
    { kind: 'email', place: 'title', value: 'jan@example.pl', excerpt: 'jan@example.pl' },
    {
      kind: 'email',
      place: 2,
      value: 'jan@example.pl',
      excerpt: '…słowo słowo słowo słowo słowo pisz na jan@example.pl albo jan@example.pl albo…',
    },
  ]);
});

test('what is found in any text stands in it', () => {
  const piece = fc.constantFrom(
    ...'0149a@.,-–\n\u00a0\u00ad '.split(''),
    'zł',
    'działka ',
    '601234567',
    '48',
  );
  fc.assert(
    fc.property(fc.string({ unit: piece, maxLength: 60 }), (text) => {
      const digits = text.replaceAll(/\D/g, '');
      const letters = text.replaceAll('\u00ad', '');
      const isMadeUp = ([kind, value]: [string, string]) =>
        kind === 'email' ? !letters.includes(value) : !digits.includes(value.replace(/^48/, ''));
      expect(found(text).filter(isMadeUp)).toEqual([]);
    }),
  );
});

test('what a draft leaves to be filled in is found as it was written, each once', () => {
  const text = 'E-mail: [uzupełnij: adres]\nDzień: [Uzupełnij: dzień], [uzupełnij: adres] [3 maja]';
  expect(found(text)).toEqual([
    ['gap', '[uzupełnij: adres]'],
    ['gap', '[Uzupełnij: dzień]'],
  ]);
});
