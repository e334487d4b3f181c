import type { LossBalance } from '@grzadka/contract/zone/loss-balance.model';
import { expect, test } from 'vitest';
import { costText, coverageText, lossText } from './balance.text.ts';

const balance: LossBalance = {
  main: 1250,
  plots: 1092.4,
  common: 38,
  certainty: 'exact',
  loss: 119.6,
  share: 9.6,
  cost: 73_195,
  alert: null,
  suspects: [],
  coverage: { total: 100, certain: 100, estimated: 0, undetermined: 0 },
};

test('a loss is told with its unit, its share and what it costs', () => {
  expect(lossText(balance, 'WaterMeter')).toBe('119,6\u00A0m³ (9,6\u00A0%)');
  expect(costText(balance)).toBe('731,95\u00A0zł');
  expect(lossText({ ...balance, share: null }, 'ElectricityMeter')).toBe('119,6\u00A0kWh');
});

test('a loss that is smaller perhaps says so, with its cost', () => {
  const atMost = { ...balance, certainty: 'at-most' } as const;
  expect(lossText(atMost, 'WaterMeter')).toBe('co najwyżej 119,6\u00A0m³ (9,6\u00A0%)');
  expect(costText(atMost)).toBe('co najwyżej 731,95\u00A0zł');
});

test('a loss that nobody knows costs nothing that could be told', () => {
  const unknown = {
    ...balance,
    certainty: 'unknown',
    loss: null,
    share: null,
    cost: null,
  } as const;
  expect(lossText(unknown, 'WaterMeter')).toBe('nieznana');
  expect(costText(unknown)).toBeUndefined();
});

test('the coverage names what is uncertain, where something is', () => {
  expect(coverageText({ total: 100, certain: 97, estimated: 2, undetermined: 1 })).toBe(
    'Pewne: 97 z 100 · Oszacowane: 2 · Nieustalone: 1',
  );
  expect(coverageText(balance.coverage)).toBe('Pewne: 100 z 100');
});
