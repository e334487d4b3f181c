import { describe, expect, it } from 'vitest';
import { type Arrears, ripeThru, whyNotReminded } from './reminder-rule.ts';

const terms = {
  reminderMinimum: 10_00,
  firstReminderDays: 14,
  secondReminderDays: 30,
  reminderPauseDays: 14,
};
const day = '2027-08-02';

/** Arrears that somebody may be reminded of for the first time. */
const first: Arrears = {
  amount: 223_51,
  overdueSince: '2027-06-30',
  ripe: 223_51,
  isMeant: true,
  reached: 0,
  lastOn: null,
  waits: false,
  keepsPlan: false,
};
const second: Arrears = { ...first, reached: 1, lastOn: '2027-07-19' };
const third: Arrears = { ...second, reached: 2 };

describe('somebody is reminded', () => {
  it.each([
    [1, first],
    [2, second],
    [3, third],
  ] as const)('at level %i once it is its turn', (level, arrears) => {
    expect(whyNotReminded({ level, day }, arrears, terms)).toBeNull();
  });
});

describe('why not', () => {
  it.each([
    [1, { ...first, keepsPlan: true }, 'Trwa spłata w ratach, która jest dotrzymywana.'],
    [
      1,
      { ...first, waits: true },
      'Wezwanie już jest w wiadomości i czeka na wysłanie albo wydruk.',
    ],
    [
      3,
      { ...third, isMeant: false },
      'Po terminie nie ma opłat, za które można wypowiedzieć umowę.',
    ],
    [1, second, 'Już było: Przypomnienie.'],
    [2, first, 'Najpierw: Przypomnienie.'],
    [2, third, 'Już było: Wezwanie do zapłaty.'],
    [3, first, 'Najpierw: Przypomnienie.'],
    [3, second, 'Najpierw: Wezwanie do zapłaty.'],
    [1, { ...first, overdueSince: '2027-07-20', ripe: 0 }, 'Dni po terminie: 13, a potrzeba 14.'],
    [3, { ...third, ripe: 0 }, 'Zaległość trwa krócej niż 6\u00a0miesięcy.'],
    [1, { ...first, ripe: 9_99 }, 'Za mało: 9,99\u00a0zł, a najmniej 10,00\u00a0zł.'],
    [
      2,
      { ...second, lastOn: '2027-07-20' },
      'Ostatnie było 2027.07.20, następne może być 2027.08.03.',
    ],
  ] as const)('at level %i', (level, arrears, words) => {
    expect(whyNotReminded({ level, day }, arrears, terms)).toBe(words);
  });
});

it('is old enough by days, and for a warning by months', () => {
  expect(ripeThru(1, day, terms)).toBe('2027-07-19');
  expect(ripeThru(2, day, terms)).toBe('2027-07-03');
  expect(ripeThru(3, '2027-08-31', terms)).toBe('2027-02-28');
});
