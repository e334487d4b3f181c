import { describe, expect, it } from 'vitest';
import { sampleDevice } from '../../../test/samples/verdict-context.ts';
import { swappedDigits } from './swapped-digits.ts';

/** After a point of that value, with so much expected since; ten times as much is the limit. */
function after(value: number, expectedUse: number | null) {
  const before = {
    kind: 'measurement',
    id: 'before',
    installationId: 'device',
    at: '2026-10-15T12:00:00.000Z',
    day: '2026-10-15',
    value,
    isEstimate: false,
    rolledOver: false,
  } as const;
  return { device: sampleDevice(), before, after: undefined, expectedUse };
}

describe('swapped digits', () => {
  it('are found in a value that is too large', () => {
    expect(swappedDigits(612, after(120, 6))).toBe(162);
  });

  it('are found in one that is smaller, too, though nothing tells what is usual', () => {
    expect(swappedDigits(102, after(120, null))).toBe(120);
  });

  it.each([
    [4 * 30, 1324],
    [25 * 30, 2134],
  ])('are those that make what is nearest to the expected: %d more than before', (use, meant) => {
    // Of 1234 both 2134 and 1324 are free of both faults.
    expect(swappedDigits(1234, after(1250, use))).toBe(meant);
  });

  it('may leave a zero at the beginning', () => {
    expect(swappedDigits(200, after(19, 6))).toBe(20);
  });

  it('may be decimals', () => {
    expect(swappedDigits(120.37, after(120.5, 6))).toBe(120.73);
  });

  it('do not stand on both sides of the comma', () => {
    // 123,025 would do.
    expect(swappedDigits(120.325, after(122.9, 0.3))).toBeUndefined();
  });

  it('are digits that were typed', () => {
    // Only 120,050 would do.
    expect(swappedDigits(120.5, after(120, 0.03))).toBeUndefined();
  });

  it('are not looked for in a value that is free of both faults', () => {
    expect(swappedDigits(126, after(120, 6))).toBeUndefined();
  });
});
