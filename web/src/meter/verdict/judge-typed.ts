import type { Finding } from '@grzadka/contract/meter/measurement/finding';
import { measurementValue } from '@grzadka/contract/meter/measurement/measurement-form';
import { isRollOverLikely } from '@grzadka/contract/meter/verdict/plausibility';
import { surroundingsOf } from '@grzadka/contract/meter/verdict/surroundings';
import { swappedDigits } from '@grzadka/contract/meter/verdict/swapped-digits';
import { verdict } from '@grzadka/contract/meter/verdict/verdict';
import type { VerdictContext } from '@grzadka/contract/meter/verdict/verdict-context';

/** What is to be said of what stands in the field for a value. */
export interface TypedVerdict {
  readonly findings: readonly Finding[];
  /** The reading before it, of the same device; undefined where there is none. */
  readonly previous: ReadBefore | undefined;
  /** The value that two swapped digits hide, as it is typed; undefined where none is found. */
  readonly meant: string | undefined;
  /** Whether the dial is likely to have passed through zero. */
  readonly isRollOverLikely: boolean;
}

type ReadBefore = VerdictContext['measurements'][number];

/** Judges a text typed for a value that is read now: docs/product/readings.md#verdict. */
export function judgeTyped(text: unknown, context: VerdictContext, now: Date): TypedVerdict {
  const readAt = readNow(context, now);
  return judgeAt(text, context, { readAt, now: readAt });
}

/** The same of one that was read at that time. For a text that is no value it returns what holds for any. */
export function judgeAt(
  text: unknown,
  context: VerdictContext,
  { readAt, now }: { readAt: Date; now: Date },
): TypedVerdict {
  const typed = measurementValue.safeParse(text);
  // No comparison holds of what is no number, so that only what asks nothing of the value is found.
  const value = typed.success ? Number(typed.data) : Number.NaN;
  const candidate = { value, measuredAt: readAt.toISOString() };
  const around = surroundingsOf(candidate.measuredAt, context);
  const meant = around && swappedDigits(value, around);
  return {
    findings: verdict(candidate, context, now),
    previous: context.measurements.find(({ id }) => id === around?.before?.id),
    meant: meant === undefined ? undefined : String(meant),
    isRollOverLikely: isRollOverLikely(candidate, context),
  };
}

/** What the dial that is read now showed before, and its device; undefined while none is there. */
export function shownBefore(context: VerdictContext, now: Date) {
  return surroundingsOf(readNow(context, now).toISOString(), context);
}

/**
 * When a value is read that is typed now: after all that was read and mounted before, also where this clock is behind the
 * server's.
 */
export function readNow({ measurements, installations }: VerdictContext, now: Date): Date {
  const known = [
    ...measurements.map(({ measuredAt }) => measuredAt),
    ...installations.flatMap(({ installedAt }) => installedAt ?? []),
  ];
  const last = Math.max(...known.map((instant) => Date.parse(instant)));
  return new Date(Math.max(now.getTime(), last + 1));
}
