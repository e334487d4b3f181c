import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type BookedFile, linesOfOtherParts, type PlacedLine } from './parts-of-days.ts';

const day = '2026-11-02';

/** A file of one day: what was on the account before it, and the amounts that moved. */
interface DayFile {
  readonly opening: number;
  readonly amounts: readonly number[];
}

function fileOf(opening: number, ...amounts: readonly number[]): DayFile {
  return { opening, amounts };
}

/** Takes in files, one after the other, whose transfers differ in nothing but their amounts; gives how many lines of each are new. */
function take(...told: readonly DayFile[]): readonly number[] {
  const lines: PlacedLine[] = [];
  const files: BookedFile[] = [];
  return told.map(({ opening, amounts }, index) => {
    const own = amounts.map((amount) => ({ bookingDay: day, amount }));
    const closing = opening + sumOf(amounts);
    const elsewhere = linesOfOtherParts({ opening, closing, lines: own }, lines, files);
    const left = lines.filter((line) => !elsewhere.has(line));
    const id = String(index);
    const fresh = own.filter(({ amount }) => {
      const at = left.findIndex((line) => line.amount === amount);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    lines.push(...fresh.map((line) => ({ ...line, fileId: id, fileOrder: index, isBooked: true })));
    files.push({ id, fromDay: day, thruDay: day, opening, closing, order: index });
    return fresh.length;
  });
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

describe('a file of a part of a day', () => {
  const [first, second, third] = [fileOf(0, 50), fileOf(50, 50), fileOf(100, 50)];

  it.each<[string, readonly DayFile[], readonly number[]]>([
    ['goes on where one ended', [first, second, third], [1, 1, 1]],
    ['ends where one begins', [third, second, first], [1, 1, 1]],
    ['lies between two', [first, fileOf(100, 70), fileOf(50, 50)], [1, 1, 1]],
    ['comes again', [first, second, first, second], [1, 1, 0, 0]],
    ['comes again after what came before it', [second, third, first, second], [1, 1, 1, 0]],
    ['goes on behind one that repeated another', [first, fileOf(0, 50, 50), third], [1, 1, 1]],
    ['is all of the day', [first, second, fileOf(0, 50, 50)], [1, 1, 0]],
    ['begins with the day, whatever came in between', [fileOf(0, 50, -50), first], [2, 0]],
    ['that comes to nothing comes again', [fileOf(100, 50, -50), fileOf(100, 50, -50)], [2, 0]],
    ['goes back to where another one began', [first, fileOf(50, -50), first], [1, 1, 0]],
  ])('%s', (_, told, fresh) => {
    expect(take(...told)).toEqual(fresh);
  });
});

test('however a day is told, part by part or anew, once or again, each transfer comes once', () => {
  const amount = fc.constantFrom(50, 50, 60);
  const part = fc.record({
    amounts: fc.array(amount, { minLength: 1, maxLength: 3 }),
    isAnew: fc.boolean(),
    comesAgain: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), (parts) => {
      const moved: number[] = [];
      const told: DayFile[] = [];
      for (const { amounts, isAnew, comesAgain } of parts) {
        const opening = isAnew ? 0 : sumOf(moved);
        const own = isAnew ? [...moved, ...amounts] : amounts;
        moved.push(...amounts);
        told.push({ opening, amounts: own });
        if (comesAgain) told.push(...told.slice(-2));
      }
      expect(sumOf(take(...told))).toBe(moved.length);
    }),
  );
});
