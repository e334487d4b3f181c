import { toThousandths } from '@grzadka/contract/core/number/exact-decimal';
import type { SheetMeter } from '@grzadka/contract/meter/sheet/reading-sheet.model';
import { type MeterType, meterTypeLabels } from '@grzadka/contract/meter/meter-labels';
import { numberOf } from './line/judge-line.ts';
import type { SheetEntry } from './sheet-entry.ts';
import type { KindSum } from './sheet.text.ts';

/** What was typed, in the order of the sheet; of meters that it does not show any more last, as they were typed. */
export function typedLines(
  entries: ReadonlyMap<string, SheetEntry>,
  rows: readonly Pick<SheetMeter, 'id'>[],
): SheetEntry[] {
  const shown = rows.flatMap(({ id }) => entries.get(id) ?? []);
  const known = new Set(shown);
  return [...shown, ...[...entries.values()].filter((entry) => !known.has(entry))];
}

/** Count and sums of each kind of meters that something was typed for; what is no value adds nothing. */
export function sumsOf(lines: readonly SheetEntry[]): KindSum[] {
  return Object.keys(meterTypeLabels).flatMap((key) => {
    const type = key as MeterType;
    const ofKind = lines.filter(
      (line) => line.type === type && !Number.isNaN(numberOf(line.typed)),
    );
    if (ofKind.length === 0) return [];
    return {
      type,
      count: ofKind.length,
      values: sum(ofKind.map(({ typed }) => numberOf(typed))),
      used: sum(ofKind.map(({ told }) => told?.used ?? 0)),
    };
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + toThousandths(value), 0) / 1000;
}
