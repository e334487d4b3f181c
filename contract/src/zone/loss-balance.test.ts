import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { toParts } from '../core/number/exact-decimal.ts';
import type { ConsumptionQuality } from '../meter/consumption/consumption.model.ts';
import { type BalancedMeter, type BalancedZone, lossBalance } from './loss-balance.ts';

function metered(
  quantity: number | null,
  facts: { name?: string; quality?: ConsumptionQuality; quantityBefore?: number | null } = {},
): BalancedMeter {
  const { name = 'W-1', quality = quantity === null ? 'undetermined' : 'read' } = facts;
  const { quantityBefore = null } = facts;
  return {
    meter: { id: `id of ${name}`, name },
    consumption: { quantity, quality },
    quantityBefore,
  };
}

const balance = (facts: Partial<BalancedZone>) =>
  lossBalance({ type: 'WaterMeter', main: [], plots: [], common: [], price: null, ...facts });

test('the worked example: 119.6 m³ of 1250 are lost, 9.6 %, 731.95 zł', () => {
  const plots = [metered(1_000), metered(92.4)];
  expect(balance({ main: [metered(1250)], plots, common: [metered(38)], price: 6.12 })).toEqual({
    main: 1250,
    plots: 1092.4,
    common: 38,
    certainty: 'exact',
    loss: 119.6,
    share: 9.6,
    cost: 73_195,
    alert: null,
    suspects: [],
    coverage: { total: 4, certain: 4, estimated: 0, undetermined: 0 },
  });
});

describe('a loss', () => {
  it('is taken off all main meters together, and exactly', () => {
    const facts = { main: [metered(0.1), metered(0.2)], plots: [metered(0.3)] };
    expect(balance(facts)).toMatchObject({ main: 0.3, loss: 0, share: 0 });
  });

  it('is at most what is told where nothing is known of a member', () => {
    expect(balance({ main: [metered(10)], plots: [metered(7), metered(null)] })).toMatchObject({
      certainty: 'at-most',
      loss: 3,
      share: 30,
      alert: 'high',
    });
  });

  it.each([
    ['a main meter is not known', [metered(10), metered(null)]],
    ['there is no main meter', []],
  ])('is unknown where %s', (_, main) => {
    expect(balance({ main, plots: [metered(7)], price: 5 })).toMatchObject({
      certainty: 'unknown',
      main: null,
      plots: 7,
      loss: null,
      share: null,
      cost: null,
      alert: null,
    });
  });

  it('has no share where the main meter counted nothing', () => {
    expect(balance({ main: [metered(0)] })).toMatchObject({ loss: 0, share: null, alert: null });
  });

  it.each([
    ['WaterMeter', 1000, 149.4, 14.9, null],
    ['WaterMeter', 1000, 149.5, 15, 'high'],
    ['ElectricityMeter', 1000, 79.4, 7.9, null],
    ['ElectricityMeter', 1000, 79.5, 8, 'high'],
  ] as const)(
    'of a %s of %d is high or not by its share as told: %d',
    (type, main, loss, share, alert) => {
      const facts = { type, main: [metered(main)], plots: [metered(main - loss)] };
      expect(balance(facts)).toMatchObject({ loss, share, alert });
    },
  );

  it('costs whole grosze, a half up, at prices of four decimals', () => {
    expect(balance({ main: [metered(0.1)], price: 0.65 }).cost).toBe(7);
    expect(balance({ main: [metered(100)], price: 0.6212 }).cost).toBe(6212);
    expect(balance({ main: [metered(100)] }).cost).toBeNull();
  });
});

describe('a negative loss', () => {
  it('names the three meters that rose most, of plots and in common, rather than the largest', () => {
    const plots = [
      metered(500, { name: 'large as ever', quantityBefore: 500 }),
      metered(90, { name: 'second', quantityBefore: 10 }),
      metered(30, { name: 'fourth', quantityBefore: 10 }),
      metered(40, { name: 'new' }),
      metered(null, { name: 'undetermined' }),
    ];
    const common = [metered(200, { name: 'first', quantityBefore: 5 })];
    const { alert, suspects } = balance({ main: [metered(700)], plots, common });
    expect(alert).toBe('negative');
    expect(suspects.map(({ name }) => name)).toEqual(['first', 'second', 'new']);
  });

  it('names nobody whose consumption did not rise', () => {
    const plots = [metered(12, { quantityBefore: 12 })];
    expect(balance({ main: [metered(10)], plots })).toMatchObject({
      loss: -2,
      share: -20,
      alert: 'negative',
      suspects: [],
    });
  });
});

test('the coverage counts every meter once: certain, estimated, or neither', () => {
  const plots = [
    metered(1, { quality: 'interpolated' }),
    metered(1, { quality: 'estimated' }),
    metered(null, { quality: 'unknown' }),
  ];
  const { coverage } = balance({ main: [metered(9)], plots, common: [metered(null)] });
  expect(coverage).toEqual({ total: 5, certain: 2, estimated: 1, undetermined: 2 });
});

test('loss and consumption of the members are together what the main meters counted', () => {
  const meters = fc.array(fc.nat(999_999_999).map((thousandths) => metered(thousandths / 1000)));
  fc.assert(
    fc.property(meters, meters, meters, (main, plots, common) => {
      const told = balance({ main: [metered(1), ...main], plots, common });
      const parts = [told.loss, told.plots, told.common].map((part) => toParts(part ?? 0, 3));
      expect(parts.reduce((sum, part) => sum + part)).toBe(toParts(told.main ?? 0, 3));
    }),
  );
});
