import { expect, it } from 'vitest';
import { counted } from './counted.ts';

const plots = { one: 'działka', few: 'działki', many: 'działek' };

it.each([
  [0, '0\u00a0działek'],
  [1, '1\u00a0działka'],
  [2, '2\u00a0działki'],
  [5, '5\u00a0działek'],
  [12, '12\u00a0działek'],
  [22, '22\u00a0działki'],
  [25, '25\u00a0działek'],
  [112, '112\u00a0działek'],
  [254, '254\u00a0działki'],
  [9999, '9999\u00a0działek'],
  [200_000, '200\u00a0000\u00a0działek'],
])('counts %i in Polish', (count, text) => {
  expect(counted(count, plots)).toBe(text);
});
