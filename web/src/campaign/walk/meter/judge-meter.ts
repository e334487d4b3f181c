import type { WalkMeter } from '@grzadka/contract/campaign/walk/unpack-meters';
import { wantsAnswer } from '@grzadka/contract/meter/measurement/finding';
import { implausibleFactor } from '@grzadka/contract/meter/verdict/plausibility';
import { expectedValue } from '../../../meter/installation/expected-value.ts';
import {
  judgeTyped,
  readNow,
  shownBefore,
  type TypedVerdict,
} from '../../../meter/verdict/judge-typed.ts';

/** What is said of a text that is typed for a meter, with and without a network. */
interface WalkVerdict extends TypedVerdict {
  /** Whether an answer is asked for before it is saved. */
  readonly isAsked: boolean;
  /** Whether the server will refuse it, as far as this device knows. */
  readonly isRefused: boolean;
}

/** Judges a text typed now by what was taken along (docs/product/readings.md#verdict). */
export function judgeOnWalk(text: string, { context }: WalkMeter, now: Date): WalkVerdict {
  const judged = judgeTyped(text, context, now);
  return {
    ...judged,
    isAsked: judged.findings.some(({ code }) => wantsAnswer(code)),
    isRefused: judged.findings.some(({ level }) => level === 'refuse'),
  };
}

/** What a dial is expected to show now, and the most that is plausible; undefined where nothing shows it, or the dial passes through zero. */
export function plausibleValues(
  { context }: WalkMeter,
  now: Date,
): { readonly expected: number; readonly most: number } | undefined {
  const around = shownBefore(context, now);
  const expected = expectedValue(readNow(context, now).toISOString(), context);
  if (around?.before === undefined || around.expectedUse === null || expected === undefined)
    return undefined;
  return {
    expected: toTenth(expected),
    most: toTenth(around.before.value + implausibleFactor * around.expectedUse),
  };
}

function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
