import { describe, expect, it, test } from 'vitest';
import { linesIn, readBytes, readSwift, sampleFile } from '#test/bank-files.ts';
import { newFingerprints } from './fingerprints.ts';
import { findMissingStatement } from './missing-statement.ts';
import { hashRaw, recogniseLines } from './recognise-lines.ts';
import { findSuspectedDoubles } from './suspected-doubles.ts';

/** A transfer without a reference, so that its contents have to tell it. */
const transfer = (day: number, zloty: number, title: string) =>
  `:61:2611${String(day).padStart(2, '0')}C${zloty},00NTRFNONREF\n:86:020?20${title}?32NOWAK JAN\n`;

/** One with a reference, and whose it is. */
const referred = (reference: string, title: string, name = '', account = '') =>
  `:61:261102C50,00NTRFX//${reference}\n:86:020?20${title}${name && `?32${name}`}${account && `?38${account}`}\n`;

const told = (text: string) =>
  linesIn(readSwift(text)).map((line) => ({ ...line, rawHash: hashRaw(line.raw) }));

const recorded = (text: string) =>
  told(text).map((line, index) => ({ ...line, id: String(index), rawHash: null }));

/** Of each line of a text which one it is of another text's, by its place; with '?' where somebody has to say, '-' of a new one. */
const recognise = (text: string, before: string) =>
  recogniseLines(told(text), recorded(before)).map(({ known, perhaps }) =>
    known ? known.id : perhaps ? `${perhaps.id}?` : '-',
  );

const [a, b, c] = [transfer(2, 50, 'Dz 1'), transfer(2, 60, 'Dz 2'), transfer(3, 70, 'Dz 3')];
const senders = ['83101010230000261395100000', '27114020040000300201355387'];

describe('5.3: a line is known again', () => {
  it('file A with 3 lines, then A again: 0 new', () => {
    expect(recognise(a + b + c, '')).toEqual(['-', '-', '-']);
    expect(recognise(a + b + c, a + b + c)).toEqual(['0', '1', '2']);
  });

  it('A, then B that repeats 2 lines and adds 4: 4 new', () => {
    const added = [4, 5, 6, 7].map((day) => transfer(day, 10, 'Dz 9')).join('');
    expect(recognise(b + c + added, a + b + c)).toEqual(['1', '2', '-', '-', '-', '-']);
  });

  it('two identical transfers of 50,00 in one day in one file: 2', () => {
    expect(recognise(a + a + a, a + a)).toEqual(['0', '1', '-']);
    // In the morning there was one of them.
    expect(recognise(a + a, a)).toEqual(['0', '-']);
  });

  it('the same day as CSV and then as MT940: each known or suspected, 0 booked', () => {
    const csv = linesIn(readBytes(sampleFile('mbank-firmy.csv')));
    const booked = csv.map((line, index) => ({
      ...line,
      rawHash: null,
      id: String(index),
      source: 'mBank (firmy)',
    }));
    for (const file of ['mt940-mbank.sta', 'mt940-nawias.sta', 'camt053-08.xml']) {
      const lines = linesIn(readBytes(sampleFile(file)));
      const known = recogniseLines(
        lines.map((line) => ({ ...line, rawHash: null })),
        booked,
      );
      const doubles = findSuspectedDoubles(lines, 'mt940', booked);
      for (const [index, double] of doubles.entries()) {
        expect(known[index]?.known ?? double, file).not.toBeNull();
      }
    }
  });

  it('by its reference, whatever the bank now writes as its title', () => {
    expect(recognise(referred('R', 'DZ 1 ZMIENIONY'), referred('R', 'Dz 1'))).toEqual(['0']);
  });

  it('by what stood in the file, whatever this release reads in it', () => {
    const before = told(a).map((line) => ({ ...line, id: 'x', title: `czytano ${line.title}` }));
    expect(recogniseLines(told(a), before)).toMatchObject([{ known: { id: 'x' } }]);
  });

  it('but where several share a reference, by account, name and title', () => {
    const [x, y] = [referred('Z/10', 'Dz 1', 'NOWAK JAN'), referred('Z/10', 'Dz 2', 'KOWALSKA')];
    expect(recognise(y + x, x)).toEqual(['-', '0']);
    expect(recognise(x + y, x + y)).toEqual(['0', '1']);
    expect(recognise(x + x + y, x + y)).toEqual(['0', '-', '1']);
    // The bank changed the words of one of them.
    expect(recognise(x + y, referred('Z/10', 'Dz 3', 'NOWAK JAN'))).toEqual(['0?', '0?']);
    // One that comes alone may be the one that was there, or another one, unless the accounts tell.
    expect(recognise(y, x)).toEqual(['0?']);
    const [ofOne = '', ofAnother = ''] = senders.map((account) =>
      referred('Z/10', 'Dz 1', 'X', account),
    );
    expect(recognise(ofAnother, ofOne)).toEqual(['-']);
  });

  it.each(['NOTPROVIDED', 'Not provided', 'NONREF', '0000', 'BRAK', 'n/a'])(
    'and %s is no reference',
    (word) => {
      expect(recognise(referred(word, 'Dz 1'), referred(word, 'Dz 2'))).toEqual(['-']);
      // As earlier releases kept it.
      const before = recorded(referred('', 'Dz 1')).map((line) => ({
        ...line,
        bankReference: word,
      }));
      expect(recogniseLines(told(referred(word, 'DZ. 1')), before)).toMatchObject([
        { known: { id: '0' } },
      ]);
    },
  );

  it('nor do the parts of an entry mean their reference', () => {
    const lines = linesIn(readBytes(sampleFile('camt053-iso.xml')));
    const titled = lines.map((line, index) => ({
      ...line,
      amount: 1,
      title: `${index}`,
      id: String(index),
      rawHash: null,
    }));
    expect(new Set(newFingerprints('account', titled, [])).size).toBe(lines.length);
    const [first, ...others] = titled;
    expect(recogniseLines(others, first ? [first] : []).map(({ known }) => known)).toEqual(
      others.map(() => null),
    );
  });

  it('with capitals or without', () => {
    expect(recognise(a.replace('NOWAK JAN', 'Nowak Jan'), a)).toEqual(['0']);
  });
});

test('no two lines of an account have one fingerprint', () => {
  const [first, second] = newFingerprints('account', told(a + a), []);
  expect(second).not.toBe(first);
  expect(newFingerprints('account', told(a + a), [first ?? ''])).toEqual([
    second,
    newFingerprints('account', told(a + a + a), [])[2],
  ]);
  expect(newFingerprints('other', told(a), [])).not.toEqual([first]);
});

describe('a suspected double', () => {
  const line = {
    bookingDay: '2026-11-08',
    valueDay: '2026-11-08',
    amount: 5000,
    counterpartyAccount: '1',
  };
  const booked = { ...line, id: 'x', source: 'mt940' };
  const [early, late] = [{ bookingDay: '2026-11-01' }, { valueDay: '2026-11-20' }];

  it.each([
    ['of the same day, amount and sender from elsewhere', line, booked, 'x'],
    ['where the sender is missing in one', { ...line, counterpartyAccount: null }, booked, 'x'],
    ['where it is missing in the other', line, { ...booked, counterpartyAccount: null }, 'x'],
    ['of up to five days before', line, { ...booked, ...dayOf('2026-11-03') }, 'x'],
    ['of up to five days later', line, { ...booked, ...dayOf('2026-11-13') }, 'x'],
    ['whose day counts from this one on', line, { ...booked, ...early }, 'x'],
    [
      'that is booked on the day this one counts from',
      { ...line, ...late },
      { ...booked, ...dayOf('2026-11-20') },
      'x',
    ],
    ['not of the same source', line, { ...booked, source: 'csv' }, null],
    ['not of another sender', line, { ...booked, counterpartyAccount: '2' }, null],
    ['not of six days before', line, { ...booked, ...dayOf('2026-11-02') }, null],
    ['not of another amount', line, { ...booked, amount: -5000 }, null],
  ])('%s', (_, one, another, expected) => {
    expect(findSuspectedDoubles([one], 'csv', [another])).toEqual([expected]);
  });

  it('is of the nearest day', () => {
    const near = { ...booked, ...dayOf('2026-11-07'), id: 'y' };
    const far = { ...booked, ...dayOf('2026-11-05') };
    expect(findSuspectedDoubles([line], 'csv', [far, near])).toEqual(['y']);
  });
});

function dayOf(day: string) {
  return { bookingDay: day, valueDay: day };
}

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
