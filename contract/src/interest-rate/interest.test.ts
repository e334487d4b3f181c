import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays } from '../core/time/calendar-steps.ts';
import { effectiveDue } from '../core/time/working-days.ts';
import {
  firstDayWithoutRate,
  interestOf,
  interestStretches,
  type OverduePart,
} from './interest.ts';
import { percentInWords, stretchesInWords } from './interest-words.ts';

const rates = [
  { validFrom: '2020-01-01', percent: '10.00' },
  { validFrom: '2026-08-01', percent: '9.50' },
];

const part = (
  amount: number,
  dueOn: string,
  paid: OverduePart['paid'],
  more: Partial<OverduePart> = {},
): OverduePart => ({ effectiveDueOn: effectiveDue(dueOn), amount, paid, ...more });

/** Stretches until long after the last payment. */
const of = (...parts: OverduePart[]) => interestStretches(parts, rates, { thru: '2026-12-31' });

/** As people read it, with the blanks of a keyboard. */
const words = (...parts: OverduePart[]) => stretchesInWords(of(...parts)).replaceAll('\u00a0', ' ');

describe('interest of a part', () => {
  it.each([
    [1, part(412_50, '2026-06-30', [{ day: '2026-09-15', amount: 412_50 }]), 8_44],
    [
      2,
      part(300_00, '2026-06-30', [
        { day: '2026-07-20', amount: 100_00 },
        { day: '2026-08-31', amount: 200_00 },
      ]),
      3_86,
    ],
    [3, part(200_00, '2026-05-31', [{ day: '2026-06-01', amount: 200_00 }]), 0],
    [4, part(200_00, '2026-05-31', [{ day: '2026-06-02', amount: 200_00 }]), 5],
    [5, part(230_77, '2026-10-31', [{ day: '2026-11-05', amount: 230_77 }]), 18],
  ])('example %i', (_, owed, grosze) => {
    expect(interestOf(of(owed))).toBe(grosze);
  });

  it('says each day of it in words, with what was open', () => {
    expect(words(part(412_50, '2026-06-30', [{ day: '2026-09-15', amount: 412_50 }]))).toBe(
      '412,50 zł × (31 dni × 10,00 % + 46 dni × 9,50 %)',
    );
    const paid = [
      { day: '2026-07-20', amount: 100_00 },
      { day: '2026-08-31', amount: 200_00 },
    ];
    expect(words(part(300_00, '2026-06-30', paid))).toBe(
      '300,00 zł × 20 dni × 10,00 % + 200,00 zł × (11 dni × 10,00 % + 31 dni × 9,50 %)',
    );
    expect(words(part(200_00, '2026-05-31', [{ day: '2026-06-02', amount: 200_00 }]))).toBe(
      '200,00 zł × 1 dzień × 10,00 %',
    );
  });

  it('is none of what was paid on the last day of the term, or before it', () => {
    for (const day of ['2026-06-01', '2026-05-31', '2026-01-02']) {
      expect(of(part(200_00, '2026-05-31', [{ day, amount: 200_00 }]))).toEqual([]);
    }
  });

  it('goes by what is left where some was paid before the term', () => {
    const owed = part(300_00, '2026-06-30', [
      { day: '2026-03-01', amount: 100_00 },
      { day: '2026-07-10', amount: 200_00 },
    ]);
    expect(of(owed)).toMatchObject([{ from: '2026-07-01', thru: '2026-07-10', open: 200_00 }]);
  });

  it('of several parts of a debt counts together what is overdue on a day', () => {
    const parts = [part(100_00, '2026-06-30', []), part(100_00, '2026-07-31', [])];
    const stretches = interestStretches(parts, rates, { thru: '2026-08-05' });
    expect(stretches.map(({ from, open }) => [from, open])).toEqual([
      ['2026-07-01', 100_00],
      ['2026-08-01', 200_00],
    ]);
  });

  it('rests on days for which it is deferred', () => {
    const withoutInterest = [{ from: '2026-07-01', thru: '2026-07-31' }];
    const owed = part(100_00, '2026-06-30', [{ day: '2026-08-02', amount: 100_00 }], {
      withoutInterest,
    });
    expect(of(owed)).toMatchObject([{ from: '2026-08-01', thru: '2026-08-02', days: 2 }]);
  });

  it('is not reckoned for days before the first rate', () => {
    const stretches = of(part(100_00, '2019-12-15', []));
    expect(firstDayWithoutRate(stretches)).toBe('2019-12-17');
    expect(() => interestOf(stretches)).toThrow(RangeError);
  });
});

test('a rate has two places at least', () => {
  expect(['9.5', '10', '11.25'].map(percentInWords)).toEqual([
    '9,50\u00a0%',
    '10,00\u00a0%',
    '11,25\u00a0%',
  ]);
});

test('what a line has no room for is counted', () => {
  const paid = Array.from({ length: 60 }, (_, place) => ({
    day: addDays('2026-07-01', place),
    amount: 1_00,
  }));
  const long = words(part(1000_00, '2026-06-30', paid));
  expect(long.length).toBeLessThan(700);
  expect(long).toMatch(/… \(dalsze okresy: \d+\)$/);
});

describe('any debt', () => {
  const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-01-01', days));
  const owed = fc.record({
    effectiveDueOn: day.map(effectiveDue),
    amount: fc.integer({ min: 1, max: 1_000_000_00 }),
    paid: fc.array(fc.record({ day, amount: fc.integer({ min: 1, max: 500_000_00 }) }), {
      maxLength: 4,
    }),
    withoutInterest: fc.array(
      fc.tuple(day, fc.nat(60)).map(([from, days]) => ({ from, thru: addDays(from, days) })),
      { maxLength: 1 },
    ),
  });
  const parts = fc.array(owed, { minLength: 1, maxLength: 3 });

  it('comes to the same by two adjoining notes as by one, but for a grosz', () => {
    fc.assert(
      fc.property(parts, day, day, (debt, one, other) => {
        const [first, last] = [one, other].toSorted() as [string, string];
        const until = interestOf(interestStretches(debt, rates, { thru: first }));
        const since = interestOf(
          interestStretches(debt, rates, { from: addDays(first, 1), thru: last }),
        );
        const whole = interestOf(interestStretches(debt, rates, { thru: last }));
        expect(Math.abs(until + since - whole)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('counts each day once, by what was open on it alone', () => {
    fc.assert(
      fc.property(parts, day, (debt, thru) => {
        const stretches = interestStretches(debt, rates, { thru });
        let before = '';
        for (const { from, thru: last, days, open, percent } of stretches) {
          expect(from > before && last >= from && last <= thru).toBe(true);
          before = last;
          expect(percent).toBe(from < '2026-08-01' ? '10.00' : '9.50');
          for (let passed = 0; passed < days; passed += 1) {
            const on = addDays(from, passed);
            const alone = interestStretches(debt, rates, { from: on, thru: on });
            expect(alone).toEqual([{ from: on, thru: on, days: 1, open, percent }]);
          }
          expect(addDays(from, days - 1)).toBe(last);
        }
        const sum = stretches.reduce(
          (total, { days, open, percent }) => total + days * open * Number(percent),
          0,
        );
        expect(Math.abs(sum / 36_500 - interestOf(stretches))).toBeLessThanOrEqual(0.500_001);
      }),
      { numRuns: 40 },
    );
  });

  it('is never below zero, and never less for a later day', () => {
    fc.assert(
      fc.property(parts, day, fc.nat(30), (debt, thru, more) => {
        const until = interestOf(interestStretches(debt, rates, { thru }));
        const later = interestOf(interestStretches(debt, rates, { thru: addDays(thru, more) }));
        expect(until).toBeGreaterThanOrEqual(0);
        expect(later).toBeGreaterThanOrEqual(until);
      }),
    );
  });
});
