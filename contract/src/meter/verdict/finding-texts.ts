import { messages } from '../../core/messages.ts';
import { formatDecimal } from '../../core/number/format-decimal.ts';
import { dayInFigures } from '../../core/time/in-figures.ts';
import { dayOf } from '../../core/time/time-zone.ts';
import type { ChainPoint } from '../consumption/consumption.model.ts';
import { measuredByName } from '../measurement/measurement.ts';
import { implausibleFactor } from './plausibility.ts';
import type { VerdictContext } from './verdict-context.ts';

const lookAgain = 'Sprawdź, czy odczyt jest poprawny.';

/** What the findings of a verdict say to whoever typed the value; values are those of the dial. */
export const findingTexts = {
  future: messages.dayToCome,
  noDevice: 'W tym czasie licznik był zdjęty. Popraw datę.',
  inactive: 'Ten licznik jest nieaktywny. Sprawdź, czy to na pewno ten',
  tooManyDigits: (digits: number) =>
    `Cyfry przed przecinkiem w tym liczniku: ${digits}. Sprawdź wartość.`,
  smaller: (before: ChainPoint) =>
    `Wartość jest mniejsza od ostatniej (${pointText(before)}). ${lookAgain}`,
  largerThanNext: (after: ChainPoint) =>
    `Wartość jest większa od późniejszej (${pointText(after)}). ${lookAgain}`,
  tooLarge: `Zużycie jest ponad ${implausibleFactor} razy większe niż zwykle. ${lookAgain}`,
  duplicateDay: ({ value, measuredBy }: VerdictContext['measurements'][number]) => {
    const who = measuredByName(measuredBy);
    const read = `Z tego dnia jest już odczyt: ${formatDecimal(value)}`;
    return who === null ? read : `${read} (${who})`;
  },
  alreadyCharged: (number: string) =>
    `Ten okres jest już naliczony (${number}); różnica trafi do następnego naliczenia`,
  noConsumption: (before: ChainPoint) => `Brak zużycia od ${instantDay(before.at)}`,
  swapped: (value: number) => `Czy nie chodzi o ${formatDecimal(value)}?`,
  legalisation: (until: string) => `Legalizacja wygasła ${dayInFigures(until)}`,
} as const;

/** A value with the day it was read on: '120 z 2026.10.15'. */
function pointText({ value, at }: ChainPoint): string {
  return `${formatDecimal(value)} z ${instantDay(at)}`;
}

function instantDay(instant: string): string {
  return dayInFigures(dayOf(instant));
}
