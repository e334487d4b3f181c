import { describe, expect, it, test } from 'vitest';
import { linesIn, readBytes, readText, sampleFile } from '#test/bank-files.ts';
import { fingerprintsOf } from './fingerprints.ts';
import { findMissingStatement } from './missing-statement.ts';
import { findSuspectedDoubles } from './suspected-doubles.ts';

const head = ':20:1\n:25:61109010140000071219812874\n';

/** A transfer without a reference, so that its contents have to tell it. */
const transfer = (day: number, zloty: number, title: string) =>
  `:61:2611${String(day).padStart(2, '0')}C${zloty},00NTRFNONREF\n:86:020?20${title}?32NOWAK JAN\n`;

const printsOf = (text: string) => fingerprintsOf('account', linesIn(readText(head + text)));

const newIn = (text: string, known: readonly string[]) =>
  printsOf(text).filter((print) => !known.includes(print)).length;

const [a, b, c] = [transfer(2, 50, 'Dz 1'), transfer(2, 60, 'Dz 2'), transfer(3, 70, 'Dz 3')];

describe('5.3: a line is known again', () => {
  it('file A with 3 lines, then A again: 0 new', () => {
    expect(newIn(a + b + c, [])).toBe(3);
    expect(newIn(a + b + c, printsOf(a + b + c))).toBe(0);
  });

  it('A, then B that repeats 2 lines and adds 4: 4 new', () => {
    const added = [4, 5, 6, 7].map((day) => transfer(day, 10, 'Dz 9')).join('');
    expect(newIn(b + c + added, printsOf(a + b + c))).toBe(4);
  });

  it('two identical transfers of 50,00 in one day in one file: 2', () => {
    const prints = printsOf(a + a);
    expect(new Set(prints).size).toBe(2);
    expect(newIn(a + a + a, prints)).toBe(1);
    // In the morning there was one of them.
    expect(newIn(a + a, printsOf(a))).toBe(1);
  });

  it('the same day as CSV and then as MT940: each known or suspected, 0 booked', () => {
    const csv = linesIn(readBytes(sampleFile('mbank-firmy.csv')));
    const booked = csv.map((line, index) => ({
      ...line,
      id: String(index),
      source: 'mBank (firmy)',
    }));
    const prints = fingerprintsOf('account', csv);
    for (const file of ['mt940-mbank.sta', 'mt940-nawias.sta', 'camt053-08.xml']) {
      const lines = linesIn(readBytes(sampleFile(file)));
      const again = fingerprintsOf('account', lines);
      const doubles = findSuspectedDoubles(lines, 'mt940', booked);
      for (const [index, double] of doubles.entries()) {
        expect(prints.includes(again[index] ?? '') || double.length > 0, file).toBe(true);
      }
    }
  });

  it('by its reference, whatever the bank now writes as its title', () => {
    const [one, other] = ['Dz 1', 'DZ 1 ZMIENIONY'].map(
      (title) => `:61:261102C50,00NTRFX//REF1\n:86:020?20${title}\n`,
    );
    expect(printsOf(one ?? '')).toEqual(printsOf(other ?? ''));
  });

  it('but a reference that stands twice loses no line', () => {
    const fee = ':61:261102D2,50NCHGX//REF1\n';
    expect(new Set(printsOf(fee + fee)).size).toBe(2);
  });

  it('nor one that the parts of an entry share', () => {
    const lines = linesIn(readBytes(sampleFile('camt053-iso.xml')));
    const titled = lines.map((line, index) => ({ ...line, amount: 1, title: `${index}` }));
    expect(new Set(fingerprintsOf('account', titled)).size).toBe(lines.length);
  });

  it('with capitals or without, and not in another account', () => {
    const loud = a.replace('NOWAK JAN', 'Nowak Jan');
    expect(printsOf(loud)).toEqual(printsOf(a));
    const lines = linesIn(readText(head + a));
    expect(fingerprintsOf('other', lines)).not.toEqual(fingerprintsOf('account', lines));
  });
});

describe('a suspected double', () => {
  const line = { bookingDay: '2026-11-02', amount: 5000, counterpartyAccount: '1' };
  const booked = { ...line, id: 'x', source: 'mt940' };

  it.each([
    ['of the same day, amount and sender from elsewhere', line, booked, ['x']],
    ['where the sender is missing in one', { ...line, counterpartyAccount: null }, booked, ['x']],
    ['where it is missing in the other', line, { ...booked, counterpartyAccount: null }, ['x']],
    ['not of the same source', line, { ...booked, source: 'csv' }, []],
    ['not of another sender', line, { ...booked, counterpartyAccount: '2' }, []],
    ['not of another day', line, { ...booked, bookingDay: '2026-11-03' }, []],
    ['not of another amount', line, { ...booked, amount: -5000 }, []],
  ])('%s', (_, one, other, expected) => {
    expect(findSuspectedDoubles([one], 'csv', [other])).toEqual([expected]);
  });
});

test('days without a statement are named with what moved on them', () => {
  const last = { day: '2026-10-31', amount: 10_000 };
  expect(findMissingStatement(last, { from: '2026-11-02', opening: 10_000 })).toBeNull();
  // An overlapping one begins with what was known then.
  expect(findMissingStatement(last, { from: '2026-10-15', opening: 5000 })).toBeNull();
  expect(findMissingStatement(last, { from: '2026-11-21', opening: 12_351 })).toMatchObject({
    from: '2026-11-01',
    thru: '2026-11-20',
    difference: 2351,
    message: 'Brakuje wyciągu: 2026.11.01–2026.11.20, różnica 23,51\u00A0zł',
  });
});
