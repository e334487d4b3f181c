import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import { effectiveDue } from '@grzadka/contract/core/time/working-days';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type InterestDebt,
  type NotedBefore,
  type NoteTerms,
  noteAccount,
  type Waiver,
} from './note-account.ts';

const terms: NoteTerms & { waiver: Waiver | undefined } = {
  thru: '2026-09-15',
  rates: [
    { validFrom: '2020-01-01', percent: '10.00' },
    { validFrom: '2026-08-01', percent: '9.50' },
  ],
  minimum: 5_00,
  feeKindId: 'interest',
  dueOn: '2026-10-01',
  waiver: undefined,
};

/** A debt of one part, by default of 412,50 zł that was due on 30 June and is paid on 15 September. */
function debt(
  given: Partial<InterestDebt> & {
    paid?: InterestDebt['parts'][number]['paid'];
    amount?: number;
  } = {},
): InterestDebt {
  const { paid = [{ day: '2026-09-15', amount: 412_50 }], amount = 412_50, ...more } = given;
  return {
    lineId: 'line',
    number: 'NAL/2026/1/17',
    feeKind: 'Opłata ogrodowa',
    bears: true,
    isReversed: false,
    parts: [{ id: 'part', dueOn: '2026-06-30', effectiveDueOn: '2026-06-30', amount, paid }],
    noted: [],
    ...more,
  };
}

const noted = (given: Partial<NotedBefore> = {}): NotedBefore => ({
  id: 'noted',
  number: 'NO/2026/1/1',
  from: '2026-07-01',
  thru: '2026-09-15',
  amount: 8_44,
  waived: 0,
  corrected: 0,
  ...given,
});

const resolution = { number: '3/2026', adoptedOn: '2026-04-18' };

const plain = (text = '') => text.replaceAll('\u00a0', ' ');

describe('a note', () => {
  it('says of each debt every stretch of days, and remembers up to which day it reaches', () => {
    const { charge, noted: kept, waits } = noteAccount('account', [debt()], terms);
    expect(waits).toBe(false);
    expect(charge).toMatchObject({
      amount: 8_44,
      parts: [{ dueOn: '2026-10-01', amount: 8_44, interestOnId: 'part' }],
    });
    expect(plain(charge?.lines[0]?.words)).toBe(
      'Odsetki od NAL/2026/1/17 (Opłata ogrodowa, termin 30.06.2026) za 01.07.2026–15.09.2026: 412,50 zł × (31 dni × 10,00 % + 46 dni × 9,50 %) = 8,44 zł',
    );
    expect(kept).toEqual([
      {
        lineId: 'line',
        from: '2026-07-01',
        thru: '2026-09-15',
        amount: 8_44,
        waived: 0,
        correctsId: null,
      },
    ]);
  });

  it('begins where the last one ended, and charges nothing twice', () => {
    const open = debt({ paid: [], noted: [noted({ thru: '2026-07-31', amount: 3_50 })] });
    const { charge, noted: kept } = noteAccount('account', [open], { ...terms, minimum: 1 });
    expect(kept).toMatchObject([
      { from: '2026-08-01', thru: '2026-09-15', amount: charge?.amount },
    ]);
    expect(noteAccount('account', [debt({ noted: [noted()] })], terms)).toMatchObject({
      charge: null,
      noted: [],
    });
  });

  it('waits where it comes to less than the minimum, and notes nothing then', () => {
    const {
      charge,
      noted: kept,
      waits,
    } = noteAccount('account', [debt()], { ...terms, minimum: 8_45 });
    expect([charge?.amount, kept, waits]).toEqual([8_44, [], true]);
  });

  it('corrects what an earlier one charged, where a payment turns out to have come before', () => {
    const paid = [{ day: '2026-07-31', amount: 412_50 }];
    const {
      charge,
      noted: kept,
      isCorrected,
    } = noteAccount('account', [debt({ paid, noted: [noted()] })], terms);
    expect(isCorrected).toBe(true);
    expect(plain(charge?.lines[0]?.words)).toBe(
      'Korekta odsetek od NAL/2026/1/17 (Opłata ogrodowa, termin 30.06.2026) za 01.07.2026–15.09.2026 (NO/2026/1/1): było 8,44 zł, jest 412,50 zł × 31 dni × 10,00 % = 3,50 zł',
    );
    expect([charge?.amount, charge?.parts]).toEqual([-4_94, []]);
    expect(kept).toMatchObject([{ amount: -4_94, correctsId: 'noted' }]);
  });

  it('gives back all interest on what was taken back, and none twice', () => {
    const reversed = { isReversed: true, bears: false };
    const back = noteAccount('account', [debt({ ...reversed, noted: [noted()] })], terms);
    expect([back.charge?.amount, plain(back.charge?.lines[0]?.words)]).toEqual([
      -8_44,
      expect.stringContaining('było 8,44 zł, jest 0,00 zł – ta należność ma storno'),
    ]);
    const again = debt({ ...reversed, noted: [noted({ corrected: -8_44 })] });
    expect(noteAccount('account', [again], terms).charge).toBeNull();
  });

  it('takes a correction off what else is to be paid', () => {
    const paid = [{ day: '2026-07-31', amount: 412_50 }];
    const wrong = debt({ paid, noted: [noted()] });
    const other = debt({
      lineId: 'other',
      paid: [],
      amount: 1000_00,
      parts: [
        {
          id: 'second',
          dueOn: '2026-06-30',
          effectiveDueOn: '2026-06-30',
          amount: 1000_00,
          paid: [],
        },
      ],
    });
    const { charge } = noteAccount('account', [wrong, other], terms);
    const sum = (charge?.lines ?? []).reduce((total, { amount }) => total + amount, 0);
    expect(charge?.amount).toBe(sum);
    expect(charge?.parts).toEqual([{ dueOn: '2026-10-01', amount: sum, interestOnId: 'second' }]);
  });

  it('waives with a line of its own, all or a part, and does not charge the same later', () => {
    const waiver = { amount: null, reason: 'trudna sytuacja', resolution };
    const all = noteAccount('account', [debt()], { ...terms, waiver });
    expect(all).toMatchObject({
      charge: { amount: 0, parts: [] },
      noted: [{ waived: 8_44 }],
      waits: false,
    });
    expect(plain(all.charge?.lines[1]?.words)).toBe(
      'Umorzenie odsetek: trudna sytuacja – uchwała 3/2026 z 18.04.2026',
    );
    const some = noteAccount('account', [debt()], {
      ...terms,
      waiver: { ...waiver, amount: 5_00 },
    });
    expect(some).toMatchObject({
      charge: { amount: 3_44 },
      noted: [{ waived: 5_00 }],
      waits: false,
    });
    const later = debt({ noted: [noted({ waived: 8_44 })] });
    expect(noteAccount('account', [later], terms).charge).toBeNull();
    // What was not charged is not given back either.
    const paid = [{ day: '2026-07-31', amount: 412_50 }];
    expect(
      noteAccount('account', [{ ...later, ...debt({ paid }), noted: later.noted }], terms).charge,
    ).toBeNull();
  });

  it('is not made for days without a rate', () => {
    const { charge, dayWithoutRate } = noteAccount('account', [debt()], {
      ...terms,
      rates: [{ validFrom: '2026-08-01', percent: '9.50' }],
    });
    expect([charge, dayWithoutRate]).toEqual([null, '2026-07-01']);
  });

  it('of a kind that bears none any more corrects what was charged, and charges nothing new', () => {
    const open = { paid: [], bears: false };
    expect(noteAccount('account', [debt(open)], terms).charge).toBeNull();
    const before = noted({ thru: '2026-07-31', amount: 3_50 });
    expect(noteAccount('account', [debt({ ...open, noted: [before] })], terms).charge).toBeNull();
  });
});

describe('any history of a debt', () => {
  const day = fc.integer({ min: 0, max: 300 }).map((days) => addDays('2026-01-01', days));
  const payments = fc.array(fc.record({ day, amount: fc.integer({ min: 1, max: 200_00 }) }), {
    maxLength: 4,
  });

  it('comes to what is true in the end, however often notes were made and payments moved', () => {
    fc.assert(
      fc.property(
        day.map(effectiveDue),
        fc.array(fc.tuple(day, payments), { minLength: 1, maxLength: 5 }),
        (dueOn, drawn) => {
          const days = drawn.map(([thru]) => thru).toSorted();
          const notes = drawn.map(([, paid], place) => [days[place] ?? '', paid] as const);
          let before: NotedBefore[] = [];
          let charged = 0;
          const about = (paid: InterestDebt['parts'][number]['paid']) =>
            debt({
              parts: [{ id: 'part', dueOn, effectiveDueOn: dueOn, amount: 400_00, paid }],
              noted: before,
            });
          for (const [place, [thru, paid]] of notes.entries()) {
            const made = noteAccount('account', [about(paid)], { ...terms, minimum: 1, thru });
            charged += made.charge?.amount ?? 0;
            for (const { from, thru: last, amount, correctsId } of made.noted) {
              before = correctsId
                ? before.map((one) =>
                    one.id === correctsId ? { ...one, corrected: one.corrected + amount } : one,
                  )
                : [...before, noted({ id: `${place} ${from}`, from, thru: last, amount })];
            }
            // Nothing is left to be corrected of what was just said.
            const again = noteAccount('account', [about(paid)], { ...terms, minimum: 1, thru });
            expect(again.charge).toBeNull();
            expect(before.every(({ amount, corrected }) => amount + corrected >= 0)).toBe(true);
          }
          const [thru = '', paid = []] = notes.at(-1) ?? [];
          const rounded = before.length + 1;
          before = [];
          const whole = noteAccount('account', [about(paid)], { ...terms, minimum: 1, thru });
          // Each amount was rounded once.
          expect(Math.abs(charged - (whole.charge?.amount ?? 0))).toBeLessThanOrEqual(rounded);
        },
      ),
    );
  });
});
