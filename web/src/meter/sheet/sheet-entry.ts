import { findingAnswer } from '@grzadka/contract/meter/measurement/finding';
import { meterType } from '@grzadka/contract/meter/meter.model';
import * as z from 'zod/mini';
import { judgedLine, usedSince } from './judge-line.ts';

/** What was typed for a meter of the sheet, with what is shown of the meter even where its row is not. */
export const sheetEntry = z.object({
  meterId: z.string(),
  name: z.string(),
  type: meterType,
  plot: z.nullable(z.string()),
  serialNumber: z.nullable(z.string()),
  /** What stands in its field. */
  typed: z.string(),
  /** The key under which it was given to the outbox; undefined of what was only typed. */
  clientKey: z.optional(z.string()),
  /** The time it was given with; null: when it was typed. */
  measuredAt: z.nullable(z.string()),
  /** When it was given, by this clock. */
  typedAt: z.optional(z.string()),
  /** What the sheet showed of it then, if anything was known of its meter. */
  told: z.optional(judgedLine),
  /** The saved measurement, where this tab heard of it. */
  measurementId: z.optional(z.string()),
  /** How what was found in it was answered here. */
  answer: z.optional(findingAnswer),
});

export type SheetEntry = z.infer<typeof sheetEntry>;

/** A line after its value was stated anew elsewhere: what was found in it was shown there. */
export function restated(
  { answer: _answer, told, ...entry }: SheetEntry,
  value: number,
): SheetEntry {
  const typed = String(value).replace('.', ',');
  if (!told) return { ...entry, typed };
  const used = usedSince(told.before, value, told.multiplier);
  return { ...entry, typed, told: { ...told, findings: [], used } };
}
