import { gardenArea } from '@grzadka/contract/garden/garden.model';
import { measurementValue } from '@grzadka/contract/meter/measurement/measurement-form';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Cell } from '../read/table.ts';
import { checkedBy, dayCell, instantCell, numberCell, textCell, yesNoCell } from './cell.ts';

const value = checkedBy(measurementValue, numberCell);
const area = checkedBy(gardenArea, numberCell);

function faultsOf(schema: z.ZodMiniType, cell: Cell): string[] {
  return schema.safeParse(cell).error?.issues.map(({ message }) => message) ?? [];
}

describe('numbers', () => {
  const thousandths = fc.integer({ min: 0, max: 999_999_999_999 });
  const grouped = (number: number, blank: string, point: string) => {
    const whole = String(Math.floor(number / 1000)).replace(/\B(?=(\d{3})+$)/g, blank);
    return `${whole}${point}${String(number % 1000).padStart(3, '0')}`;
  };
  const blanks = fc.constantFrom('', ' ', '\u00a0', '\u202f');
  const points = fc.constantFrom(',', '.');

  test('mean the same with every blank between thousands and either decimal mark', () => {
    fc.assert(
      fc.property(thousandths, blanks, points, (number, blank, point) => {
        expect(Number(value.parse(grouped(number, blank, point)))).toBe(number / 1000);
      }),
    );
  });

  test('as Intl writes them in Polish', () => {
    const polish = new Intl.NumberFormat('pl-PL', { useGrouping: 'always' });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (hundredths) => {
        expect(area.parse(polish.format(hundredths / 100))).toBe(hundredths / 100);
      }),
    );
  });

  test.each(['12 34', '1 2345', '1 234 5', '1.234,5', '300 m2', '1e3', 'NaN', '½', '--1'])(
    '"%s" is none',
    (text) => {
      expect(faultsOf(value, text)).toEqual(['Należy wprowadzić poprawną liczbę']);
    },
  );

  test('a date is none', () => {
    const date = Temporal.PlainDateTime.from('2026-11-21');
    expect(faultsOf(value, date)).toEqual(['Należy wprowadzić poprawną liczbę']);
  });
});

describe('dates', () => {
  test('a day of a spreadsheet or of a text', () => {
    expect(dayCell.parse(Temporal.PlainDateTime.from('2026-11-21T10:00'))).toBe('2026-11-21');
    expect(dayCell.parse('21.11.2026')).toBe('2026-11-21');
    expect(dayCell.parse('')).toBeNull();
    expect(dayCell.parse(undefined)).toBeNull();
  });

  test('an instant is told by the clocks of Poland', () => {
    expect(instantCell.parse('2026-07-01 08:00')?.toString()).toBe('2026-07-01T06:00:00Z');
    expect(instantCell.parse('2026-12-01')?.toString()).toBe('2026-11-30T23:00:00Z');
  });

  test.each(['1899-12-31', '01.01.2100'])('%s lies outside the bounds', (text) => {
    expect(faultsOf(dayCell, text)).toEqual(['Podaj datę, na przykład 2026-11-21 albo 21.11.2026']);
  });
});

test.each(['tak', 'TAK', 'T', '1', 'PRAWDA'])('"%s" means yes', (text) => {
  expect(yesNoCell.parse(text)).toBe(true);
});

test.each(['nie', 'Nie', 'n', '0', 'FAŁSZ'])('"%s" means no', (text) => {
  expect(yesNoCell.parse(text)).toBe(false);
});

test('a text is composed, its blanks are ordinary ones, and what nobody sees is left out', () => {
  const decomposed = '\u200eWodo\u00admierz główny\u00a0 (Łąka)\nprzy\tbramie'.normalize('NFD');
  expect(textCell.parse(decomposed)).toBe('Wodomierz główny (Łąka) przy bramie');
});

test('a date is no text: a spreadsheet has made it of something like 3/4', () => {
  expect(faultsOf(textCell, Temporal.PlainDateTime.from('2026-04-03'))).toEqual([
    'W komórce jest data, a nie tekst: ustaw format komórki „Tekst” i wpisz wartość ponownie',
  ]);
});

test.each(['#DIV/0!', '#N/A', '#N/D!', '#ADR!', '#REF!', '#VALUE!', '#NAZWA?', '#DZIEL/0!'])(
  'the formula error %s is told in every kind of column',
  (code) => {
    const faults = [`Formuła w komórce zgłasza błąd ${code}`];
    for (const schema of [textCell, value, dayCell, yesNoCell]) {
      expect(faultsOf(schema, code)).toEqual(faults);
    }
  },
);

test.each(['#1', '#12A', '# 5', 'C#'])('"%s" is an ordinary text', (text) => {
  expect(textCell.parse(text)).toBe(text);
});
