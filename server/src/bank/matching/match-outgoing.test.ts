import { describe, expect, it } from 'vitest';
import { prepareOutgoing } from './match-outgoing.ts';

describe('an outgoing line', () => {
  const refund = { id: 'r1', targetAccount: 'x', amount: 5000 };
  const categories = [{ counterpartyAccount: 'x', costCategoryId: 'energy' }];
  const line = { amount: -5000, counterpartyAccount: 'x' };

  it('is that of the refund which waits for it', () => {
    expect(prepareOutgoing([refund], categories)(line)).toEqual({
      decision: 'automatic',
      refundIds: ['r1'],
      costCategoryId: null,
    });
  });

  it('of two equal refunds is a person’s to decide', () => {
    expect(prepareOutgoing([{ ...refund, id: 'r2' }, refund], [])(line)).toEqual({
      decision: 'suggested',
      refundIds: ['r1', 'r2'],
      costCategoryId: null,
    });
  });

  it('is else suggested for what its account was paid for last', () => {
    const find = prepareOutgoing([{ ...refund, amount: 4999 }], categories);
    expect(find(line)).toEqual({
      decision: 'suggested',
      refundIds: [],
      costCategoryId: 'energy',
    });
    expect(find({ ...line, counterpartyAccount: null }).decision).toBe('unclear');
  });
});
