import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OpenPart, spreadPayment } from './spread-payment.ts';

const part = (id: string, open: number, dueOn: string, position = 10): OpenPart => ({
  id,
  open,
  dueOn,
  position,
  order: id,
});

/** Two parts that are due on one day, and one due a month later: docs/product/ledger.md#spreading. */
const fees = [
  part('water', 30_00, '2027-07-31', 30),
  part('union', 46_88, '2027-06-30', 20),
  part('garden', 140_63, '2027-06-30', 10),
];
const nothing = () => false;
const toPairs = (shares: ReturnType<typeof spreadPayment>) =>
  shares.map(({ itemId, amount }) => [itemId, amount]);

describe('a payment', () => {
  it('ledger, example 1: goes to what was due first, then by the order of the fee kinds', () => {
    expect(toPairs(spreadPayment(200_00, fees, nothing))).toEqual([
      ['garden', 140_63],
      ['union', 46_88],
      ['water', 12_49],
    ]);
  });

  it('ledger, example 2: goes first to what its payer named', () => {
    expect(toPairs(spreadPayment(200_00, fees, ({ id }) => id === 'water'))).toEqual([
      ['water', 30_00],
      ['garden', 140_63],
      ['union', 29_37],
    ]);
  });

  it('ledger, example 3: leaves what is more than the debts', () => {
    const shares = spreadPayment(300_00, fees, nothing);
    expect(300_00 - shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(82_49);
  });

  it('goes to the debt with the earlier number where nothing else tells them apart', () => {
    const alike = [part('B', 10, '2027-06-30'), part('A', 10, '2027-06-30')];
    expect(toPairs(spreadPayment(15, alike, nothing))).toEqual([
      ['A', 10],
      ['B', 5],
    ]);
  });

  it('goes to noted interest just before the debt on which it is, also where that is named', () => {
    const interest = {
      ...part('interest', 8_44, '2027-06-30', 20),
      order: 'union',
      isInterestFirst: true,
    };
    const owed = [...fees, interest];
    expect(toPairs(spreadPayment(200_00, owed, nothing))).toEqual([
      ['garden', 140_63],
      ['interest', 8_44],
      ['union', 46_88],
      ['water', 4_05],
    ]);
    const isNamed = ({ order }: OpenPart) => order === 'union';
    expect(toPairs(spreadPayment(20_00, owed, isNamed))).toEqual([
      ['interest', 8_44],
      ['union', 11_56],
    ]);
  });
});

const someParts = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 3 }),
    open: fc.integer({ min: 1, max: 1_000_000_000_000 }),
    dueOn: fc.constantFrom('2027-06-30', '2027-07-31', '2028-06-30'),
    position: fc.constantFrom(10, 20, 1000),
    order: fc.string({ maxLength: 2 }),
  }),
  { selector: ({ id }) => id },
);

it('covers no part by more than it is, leaves nothing while a part is open, and leaves at most one part half paid', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), someParts, (amount, parts) => {
      const shares = spreadPayment(amount, parts, nothing);
      const openOf = new Map(parts.map(({ id, open }) => [id, open]));
      const spread = shares.reduce((sum, share) => sum + share.amount, 0);
      const owed = parts.reduce((sum, { open }) => sum + open, 0);
      expect(spread).toBe(Math.min(amount, owed));
      for (const share of shares)
        expect(share.amount).toBeLessThanOrEqual(openOf.get(share.itemId) ?? 0);
      const partly = shares.filter((share) => share.amount < (openOf.get(share.itemId) ?? 0));
      expect(partly.length).toBeLessThanOrEqual(1);
    }),
  );
});
