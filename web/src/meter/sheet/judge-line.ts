import { toThousandths } from '@grzadka/contract/core/number/exact-decimal';
import { finding } from '@grzadka/contract/meter/measurement/finding';
import { measurementValue } from '@grzadka/contract/meter/measurement/measurement-form';
import { surroundingsOf } from '@grzadka/contract/meter/verdict/surroundings';
import type { VerdictContext } from '@grzadka/contract/meter/verdict/verdict-context';
import * as z from 'zod/mini';
import { judgeAt, readNow } from '../verdict/judge-typed.ts';

/** What a line of the sheet shows beside its field. */
export const judgedLine = z.object({
  findings: z.array(finding),
  /** The point before the sheet's time, of the device that was there then; null where there is none. */
  before: z.nullable(z.object({ at: z.string(), value: z.number() })),
  /** Whether that is the first value of a device that was mounted since. */
  isNewDevice: z.boolean(),
  /** Of the device that was there then. */
  serialNumber: z.nullable(z.string()),
  /** How many units one of the dial is. */
  multiplier: z.number(),
  /** What it rose by since, in the meter's unit; null of what is no value, and of a fall. */
  used: z.nullable(z.number()),
  /** What it usually rises by in that time, in the meter's unit; null where nothing shows it. */
  usual: z.nullable(z.number()),
});

export type JudgedLine = z.infer<typeof judgedLine>;

/**
 * Judges what stands in a field of the sheet, as read at that time; null: now (docs/product/readings.md#sheet). The context
 * must not hold that value yet: a value that is saved keeps what was shown of it.
 */
export function judgeLine(
  typed: string,
  context: VerdictContext,
  { measuredAt, now }: { measuredAt: string | null; now: Date },
): JudgedLine {
  const readAt = measuredAt === null ? readNow(context, now) : new Date(measuredAt);
  const around = surroundingsOf(readAt.toISOString(), context);
  const before = around?.before ?? null;
  const expectedUse = around?.expectedUse ?? null;
  const multiplier = around?.device.multiplier ?? 1;
  const clock = { readAt, now: measuredAt === null ? readAt : now };
  return {
    findings: [...judgeAt(typed, context, clock).findings],
    before,
    isNewDevice: before !== null && before.at === around?.device.installedAt,
    serialNumber: around?.device.serialNumber ?? null,
    multiplier,
    used: usedSince(before, numberOf(typed), multiplier),
    usual: expectedUse === null ? null : expectedUse * multiplier,
  };
}

/** What was used when the dial rose from a point to a value, in the meter's unit; null of a fall, and where one is missing. */
export function usedSince(
  before: JudgedLine['before'],
  value: number,
  multiplier: number,
): number | null {
  if (before === null) return null;
  const risen = toThousandths(value) - toThousandths(before.value);
  return risen >= 0 ? (risen / 1000) * multiplier : null;
}

/** What is wrong with a text as a value; undefined where it is one. */
export function faultIn(typed: string): string | undefined {
  return measurementValue.safeParse(typed).error?.issues[0]?.message;
}

/** The value that a text is; not a number where it is none. */
export function numberOf(typed: string): number {
  const { success, data } = measurementValue.safeParse(typed);
  return success ? Number(data) : Number.NaN;
}
