import { dayOf } from '../../core/time/time-zone.ts';
import { byTime } from '../measurement/by-time.ts';
import { type Finding, type FindingCode, findingLevels } from '../measurement/finding.ts';
import { findingTexts } from './finding-texts.ts';
import { isSmaller, isTooLarge } from './plausibility.ts';
import { type Surroundings, surroundingsOf } from './surroundings.ts';
import { swappedDigits } from './swapped-digits.ts';
import type { VerdictCandidate, VerdictContext } from './verdict-context.ts';

/** How far a reading may lie ahead of the clock that judges it, in milliseconds: no two clocks agree. */
export const futureTolerance = 5 * 60 * 1000;

/** A value read, with all that a judge may look at. */
interface Reading extends VerdictCandidate {
  readonly context: VerdictContext;
  readonly around: Surroundings;
}

/** Says what it finds, if it finds something. */
type Judge = (reading: Reading) => string | undefined;

/**
 * What is to be said of a value read, in the order of `findingLevels`: the same in the browser, on the server, in imports and
 * where there is no network. Where the time is refused, that is the only finding: at a wrong time nothing else is known.
 * docs/product/readings.md#verdict.
 */
export function verdict(
  candidate: VerdictCandidate,
  context: VerdictContext,
  now: Date,
): Finding[] {
  if (Date.parse(candidate.measuredAt) > now.getTime() + futureTolerance) {
    return [found('future', findingTexts.future)];
  }
  const around = surroundingsOf(candidate.measuredAt, context);
  if (around === undefined) return [found('no-device', findingTexts.noDevice)];
  const reading = { ...candidate, context, around };
  return judgedCodes.flatMap((code) => {
    const text = judgeOf[code](reading);
    return text === undefined ? [] : [found(code, text)];
  });
}

function found(code: FindingCode, text: string): Finding {
  return { code, level: findingLevels[code], text };
}

/** What is found at a time that can be right, in the order of `findingLevels`. */
const judgeOf = {
  inactive: ({ context }) => (context.active ? undefined : findingTexts.inactive),

  'too-many-digits': ({ value, around: { device } }) =>
    device.digits !== null && value >= 10 ** device.digits
      ? findingTexts.tooManyDigits(device.digits)
      : undefined,

  smaller: ({ value, around }) =>
    around.before && isSmaller(value, around) ? findingTexts.smaller(around.before) : undefined,

  // Where the dial passed through zero since, a larger value before that is as it should be.
  'larger-than-next': ({ value, around: { after } }) =>
    after && value > after.value && !after.rolledOver
      ? findingTexts.largerThanNext(after)
      : undefined,

  'too-large': ({ value, around }) =>
    isTooLarge(value, around) ? findingTexts.tooLarge : undefined,

  'duplicate-day': ({ measuredAt, context }) => {
    const day = dayOf(measuredAt);
    // An estimate is no reading: it gives way to one.
    const latest = context.measurements
      .filter((other) => other.channel !== 'estimate' && dayOf(other.measuredAt) === day)
      .toSorted(byTime)
      .at(-1);
    return latest && findingTexts.duplicateDay(latest);
  },

  'already-charged': ({ measuredAt, context: { charged } }) =>
    charged && Date.parse(measuredAt) < Date.parse(charged.thru)
      ? findingTexts.alreadyCharged(charged.number)
      : undefined,

  'no-consumption': ({ value, around: { before, expectedUse } }) =>
    before && expectedUse !== null && value === before.value
      ? findingTexts.noConsumption(before)
      : undefined,

  swapped: ({ value, around }) => {
    const meant = swappedDigits(value, around);
    return meant === undefined ? undefined : findingTexts.swapped(meant);
  },

  // By the day of the reading: what was read while it was valid stays right.
  legalisation: ({ measuredAt, around: { device } }) =>
    device.legalisedUntil !== null && dayOf(measuredAt) > device.legalisedUntil
      ? findingTexts.legalisation(device.legalisedUntil)
      : undefined,
} satisfies Record<Exclude<FindingCode, 'future' | 'no-device'>, Judge>;

const judgedCodes = Object.keys(judgeOf) as (keyof typeof judgeOf)[];
