import { expect, it } from 'vitest';
import { misfitsOf } from './fit.ts';

const any = { sectorIds: [], areaFrom: null, areaThru: null, water: false, electricity: false };
const plot = { sectorId: '1', area: 300, hasWater: true, hasElectricity: false };

it.each([
  ['no wishes', any, plot, []],
  ['the sector', { ...any, sectorIds: ['2', '1'] }, plot, []],
  ['another sector', { ...any, sectorIds: ['2'] }, plot, ['sector']],
  ['the area at its ends', { ...any, areaFrom: 300, areaThru: 300 }, plot, []],
  ['less', { ...any, areaThru: 299 }, plot, ['area']],
  ['more', { ...any, areaFrom: 301 }, plot, ['area']],
  ['an area that is not known', { ...any, areaFrom: 301 }, { ...plot, area: null }, []],
  ['water', { ...any, water: true }, plot, []],
  ['both', { ...any, water: true, electricity: true }, plot, ['electricity']],
] as const)('a plot meets wishes: %s', (_, wishes, of, expected) => {
  expect(misfitsOf(wishes, of)).toEqual(expected);
});
