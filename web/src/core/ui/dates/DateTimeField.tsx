import { parseInstant } from '@grzadka/contract/core/fields';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { dayAsTyped, readTypedMinute } from '@grzadka/contract/core/time/typed-date';
import { typedDateRefusals as refusals } from '@grzadka/contract/core/time/typed-date-refusals';
import { formatMinute } from '../format.ts';
import { latePart } from '../loading/late-part.tsx';
import { instantAt } from './instant-at.ts';
import { type DateFieldProps, TypedDateField } from './TypedDateField.tsx';
import { useCalendar } from './useCalendar.tsx';
import { type ReadText, useTypedDate } from './useTypedDate.ts';
import { yearOfToday } from './year-of-today.ts';

const InstantCalendar = latePart(
  async () => (await import('./InstantCalendar.tsx')).InstantCalendar,
);

/** Which time a day begins or ends with. */
export type DayMeaning = 'startOf' | 'endOf';

interface DateTimeFieldProps extends DateFieldProps {
  /** UTC, ISO 8601 with milliseconds, or null; or what `unread` made of a text. */
  value: string | null;
  /** The minute chosen counts to its last millisecond instead of its first. */
  isMinuteEnd?: boolean;
  /** What a day typed without its time means: its first minute or its last one. Without it the time is asked for. */
  dayMeans?: DayMeaning | undefined;
  /** What `onChange` hears while a text is no date within the bounds; without it such a text is not reported. */
  unread?: (text: string) => string | null;
  /** Hears of a date within the bounds, or of null. */
  onChange: (value: string | null) => void;
}

/**
 * A field of a date with minutes: it shows and takes local time and gives UTC, within the bounds of the contract: typed, pasted
 * or chosen.
 */
export function DateTimeField({
  value,
  isMinuteEnd = false,
  dayMeans,
  unread,
  onChange,
  ...field
}: DateTimeFieldProps) {
  const read = (text: string) => readInstant(text, dayMeans, isMinuteEnd);
  const typed = useTypedDate({ value, none: null, textOf, read, unread, pastedOver, onChange });
  const { ofField, calendar } = useCalendar({
    date: typed.fault === undefined && isInstant(value) ? localMinute(value) : '',
    isUnread: typed.text !== '',
    disabled: field.disabled ?? false,
    ahead: InstantCalendar.ahead,
    onChoose: typed.settle,
  });
  return (
    <>
      <TypedDateField {...field} typed={typed} shape="dd.mm.rrrr gg:mm" calendar={ofField} />
      <InstantCalendar {...calendar} />
    </>
  );
}

const timeOfDay: Readonly<Record<DayMeaning, string>> = { startOf: '00:00', endOf: '23:59' };

function isInstant(value: string | null): value is string {
  return value !== null && parseInstant(value) !== undefined;
}

function textOf(value: string | null): string {
  if (!isInstant(value)) return value ?? '';
  const [day = '', time = ''] = localMinute(value).split('T');
  return `${dayAsTyped(day)} ${time}`;
}

/** Local time, 'YYYY-MM-DDTHH:mm'. */
function localMinute(instant: string): string {
  return formatMinute(instant).replaceAll('.', '-').replace(' ', 'T');
}

function readInstant(
  text: string,
  dayMeans: DayMeaning | undefined,
  isMinuteEnd: boolean,
): ReadText<string> {
  // Copied from a file of the program's; a form that kept it would send it.
  const instant = parseInstant(text.trim());
  if (instant !== undefined) return { value: instant, isWhole: true };
  const typed = readTypedMinute(text, yearOfToday());
  if ('refusal' in typed) return typed;
  const { day, isWhole } = typed;
  const time = typed.time ?? (dayMeans && timeOfDay[dayMeans]);
  if (time === undefined) return { refusal: asked(refusals.timeMissing), isBegun: true };
  const value = instantAt(day, time, isMinuteEnd);
  if (value === undefined) return { refusal: asked(refusals.clockForward(time)) };
  if (parseInstant(value) === undefined) return { refusal: asked(refusals.year) };
  const note = typed.time === null ? `Nie podano godziny: przyjęto ${time}` : undefined;
  return { value, isWhole, note };
}

function asked(fault: string): string {
  return refusals.asked(fault, 'dd.mm.rrrr gg:mm');
}

/** A day that is pasted without a time keeps the one that stands. */
function pastedOver(pasted: string, standing: string): string {
  const [day, before] = [pasted, standing].map((text) => readTypedMinute(text, yearOfToday()));
  if (!day || !before || 'refusal' in day || 'refusal' in before) return pasted;
  if (day.time !== null || before.time === null) return pasted;
  return `${dayInFigures(day.day)} ${before.time}`;
}
