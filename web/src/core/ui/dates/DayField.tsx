import { earliestDay, latestDay } from '@grzadka/contract/core/fields';
import { messages } from '@grzadka/contract/core/messages';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import type { ReactNode, Ref } from 'react';
import { PolishDates } from './PolishDates.tsx';
import { pickerInWindow } from './picker-in-window.ts';
import { useTypedDate } from './useTypedDate.ts';

interface DayFieldProps {
  label: string;
  /** 'YYYY-MM-DD', '' for none; or `invalidMark`. */
  value: string;
  disabled?: boolean;
  /**
   * What `onChange` hears while a day is half typed or out of bounds, for whoever says so himself; without it such
   * a day is not told at all, and the field says that it is none.
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
  const { fieldRef, date, isInvalid, take, heardFirst, leave, beginWithFirst } = useTypedDate({
    value,
    earliest,
    latest: latest.endOf('day'),
    dateOf,
    valueOf: dayOf,
    invalidValue: invalidMark ?? value,
    onChange,
  });

  return (
    <PolishDates>
      <DatePicker
        label={label}
        {...(name !== undefined && { name })}
        value={date}
        disabled={disabled}
        minDate={earliest}
        maxDate={latest}
        onChange={(typed, { validationError }) => take(typed, validationError !== null)}
        slotProps={{
          ...pickerInWindow,
          actionBar: { actions: ['today', 'accept', 'clear'] },
          field: {
            fieldRef,
            onClick: beginWithFirst,
            onBlur: () => {
              leave();
              onBlur?.();
            },
          },
          textField: {
            fullWidth: true,
            ...heardFirst,
            ...(inputRef !== undefined && { inputRef }),
            ...(isWrong !== undefined && { error: isWrong }),
            helperText: isInvalid && invalidMark === undefined ? messages.invalidValue : helper,
          },
        }}
      />
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
