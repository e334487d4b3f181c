import { earliestDay, latestDay } from '@grzadka/contract/core/fields';
import { messages } from '@grzadka/contract/core/messages';
import { DateField } from '@mui/x-date-pickers/DateField';
import dayjs, { type Dayjs } from 'dayjs';
import type { ReactNode, Ref } from 'react';
import { latePart } from '../loading/late-part.tsx';
import { PolishDates } from './PolishDates.tsx';
import { useCalendar } from './useCalendar.tsx';
import { useTypedDate } from './useTypedDate.ts';

const DayCalendar = latePart(async () => (await import('./calendars.tsx')).DayCalendar);

interface DayFieldProps {
  label: string;
  /** 'YYYY-MM-DD', '' for none; or `invalidMark`. */
  value: string;
  disabled?: boolean;
  /**
   * What `onChange` hears while a day is half typed or out of bounds, for callers with a message of their own; without it
   * such a day is not reported, and the field says that it is none.
   */
  invalidMark?: string;
  /** Names the field in its form. */
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
  isWrong?: boolean;
  /** What stands below the field. */
  helper?: ReactNode;
  onBlur?: () => void;
  /** Hears of a whole day within the bounds, or of ''. */
  onChange: (value: string) => void;
}

/** A picker of a day of the calendar, within the bounds of the contract. */
export function DayField({
  label,
  value,
  disabled = false,
  invalidMark,
  name,
  inputRef,
  isWrong,
  helper,
  onBlur,
  onChange,
}: DayFieldProps) {
  const typedDay = useTypedDate({
    value,
    earliest,
    latest: latest.endOf('day'),
    dateOf,
    valueOf: dayOf,
    invalidValue: invalidMark ?? value,
    onChange,
  });
  const { fieldRef, date, isInvalid, take, heardFirst, leave, beginWithFirst } = typedDay;
  const { ahead } = DayCalendar;
  const bounds = { earliest, latest };
  const { ofField, ofInput, calendar } = useCalendar({ ...typedDay, ...bounds, disabled, ahead });

  return (
    <PolishDates>
      <DateField
        {...ofField}
        label={label}
        {...(name !== undefined && { name })}
        value={date}
        disabled={disabled}
        minDate={earliest}
        maxDate={latest}
        fieldRef={fieldRef}
        fullWidth
        onClick={beginWithFirst}
        onBlur={() => {
          leave();
          onBlur?.();
        }}
        onChange={(typed, { validationError }) => take(typed, validationError !== null)}
        slotProps={{
          textField: {
            ...heardFirst,
            slotProps: { input: ofInput },
            ...(inputRef !== undefined && { inputRef }),
            ...(isWrong !== undefined && { error: isWrong }),
            helperText: isInvalid && invalidMark === undefined ? messages.invalidValue : helper,
          },
        }}
      />
      <DayCalendar {...calendar} />
    </PolishDates>
  );
}

const earliest = dayjs(earliestDay);
const latest = dayjs(latestDay);

function dateOf(day: string): Dayjs | null {
  return day === '' ? null : dayjs(day);
}

function dayOf(date: Dayjs | null): string {
  return date === null ? '' : date.format('YYYY-MM-DD');
}
