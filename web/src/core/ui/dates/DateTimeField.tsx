import {
  earliestDay,
  earliestInstant,
  latestDay,
  latestInstant,
} from '@grzadka/contract/core/fields';
import { messages } from '@grzadka/contract/core/messages';
import { DateTimeField as TypedDateTime } from '@mui/x-date-pickers/DateTimeField';
import dayjs, { type Dayjs } from 'dayjs';
import { type Ref, useImperativeHandle } from 'react';
import { latePart } from '../loading/late-part.tsx';
import { PolishDates } from './PolishDates.tsx';
import { useCalendar } from './useCalendar.tsx';
import { useTypedDate } from './useTypedDate.ts';

const InstantCalendar = latePart(async () => (await import('./calendars.tsx')).InstantCalendar);

/** Which time a day begins or ends with. */
export type DayMeaning = 'startOf' | 'endOf';

interface DateTimeFieldProps {
  label: string;
  /** UTC, ISO 8601 with milliseconds, or null; or `invalidMark`. */
  value: string | null;
  disabled?: boolean;
  /** The minute chosen counts to its last millisecond instead of its first. */
  isMinuteEnd?: boolean;
  /** What a day typed without its time means: its first minute or its last one. Without it the time is asked for. */
  dayMeans?: DayMeaning | undefined;
  /**
   * What `onChange` hears while a date is half typed or out of bounds; without it such a date is not
   * reported at all.
   */
  invalidMark?: string;
  /** Names the field in its form. */
  name?: string;
  /** Takes the focus where the form wants it. */
  focusRef?: Ref<{ focus: () => void }>;
  /** What is wrong with a date that is complete. */
  error?: string | undefined;
  /** Hears of a complete date within the bounds, or of null. */
  onChange: (value: string | null) => void;
}

/**
 * A date-time picker with minutes: it shows and takes local time and gives UTC, within the
 * bounds of the contract.
 */
export function DateTimeField({
  label,
  value,
  disabled = false,
  isMinuteEnd = false,
  dayMeans,
  invalidMark,
  name,
  focusRef,
  error,
  onChange,
}: DateTimeFieldProps) {
  const typedDate = useTypedDate({
    value,
    earliest,
    latest,
    dateOf: localDate,
    valueOf: (typed) => instantOf(typed, isMinuteEnd),
    invalidValue: invalidMark ?? value,
    withTime: dayMeans && ((day) => day[dayMeans]('day').startOf('minute')),
    onChange,
  });
  const { fieldRef, date, isInvalid, isTimeGiven, take, heardFirst, leave, beginWithFirst } =
    typedDate;
  const { ahead } = InstantCalendar;
  const bounds = { earliest, latest };
  const { ofField, ofInput, calendar } = useCalendar({ ...typedDate, ...bounds, disabled, ahead });

  // The input itself is hidden; what takes the focus are the parts of the date.
  useImperativeHandle(focusRef, () => ({ focus: () => fieldRef.current?.focusField() }));

  return (
    <PolishDates>
      <TypedDateTime
        {...ofField}
        label={label}
        {...(name !== undefined && { name })}
        value={date}
        disabled={disabled}
        minDateTime={earliest}
        maxDateTime={latest}
        fieldRef={fieldRef}
        fullWidth
        onBlur={leave}
        onClick={beginWithFirst}
        onChange={(typed, { validationError }) => take(typed, validationError !== null)}
        slotProps={{
          textField: {
            ...heardFirst,
            slotProps: { input: ofInput },
            helperText: isInvalid
              ? messages.invalidValue
              : (error ?? (isTimeGiven && timeGiven(date))),
            ...(error !== undefined && { error: true }),
          },
        }}
      />
      <InstantCalendar {...calendar} />
    </PolishDates>
  );
}

// Both the day's own bounds and those of the wire, which are the same day in UTC.
const earliest = laterOf(dayjs(earliestInstant), dayjs(earliestDay));
const latest = earlierOf(dayjs(latestInstant), dayjs(latestDay).endOf('day'));

function timeGiven(date: Dayjs | null): string {
  return `Nie podano godziny: przyjęto ${date?.format('HH:mm') ?? ''}`;
}

function laterOf(one: Dayjs, other: Dayjs): Dayjs {
  return one.isAfter(other) ? one : other;
}

function earlierOf(one: Dayjs, other: Dayjs): Dayjs {
  return one.isBefore(other) ? one : other;
}

function localDate(value: string | null): Dayjs | null {
  return value === null ? null : dayjs(value);
}

function instantOf(date: Dayjs | null, isMinuteEnd: boolean): string | null {
  if (date === null) return null;
  return (isMinuteEnd ? date.endOf('minute') : date.startOf('minute')).toISOString();
}
