import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import { PolishDates } from '../ui/PolishDates.tsx';
import { useHalfTyped } from '../ui/useHalfTyped.ts';

interface FormDayFieldProps {
  name: string;
  label: string;
  /** What stands below the field while nothing is wrong with it. */
  helper?: ReactNode;
  /** The fields whose correctness depends on this one: they are checked again along with it. */
  checkedWith?: readonly string[];
}

/**
 * A day of a form, 'YYYY-MM-DD' or '' (contract/core/day). What is typed but is no day within the
 * bounds becomes a value that the form's schema refuses, so that it is never passed over.
 */
export function FormDayField({ name, label, helper, checkedWith }: FormDayFieldProps) {
  const { field, fieldState } = useController({ name, rules: { deps: [...(checkedWith ?? [])] } });
  const day: string = field.value ?? '';
  const { fieldRef, isHalfTyped, beginWithFirst } = useHalfTyped();
  // What is typed is kept as it is until its value changes from outside.
  const [typed, setTyped] = useState({ day, date: dateOf(day) });
  const shown = typed.day === day ? typed.date : dateOf(day);

  function take(date: Dayjs | null, isInvalid: boolean): void {
    const next = isInvalid ? noDay : dayOf(date);
    setTyped({ day: next, date });
    field.onChange(next);
  }

  return (
    <PolishDates>
      <DatePicker
        label={label}
        name={name}
        value={shown}
        minDate={earliest}
        maxDate={latest}
        onChange={(date, { validationError }) => take(date, validationError !== null)}
        slotProps={{
          actionBar: { actions: ['today', 'accept', 'clear'] },
          field: {
            fieldRef,
            onClick: beginWithFirst,
            onBlur: () => {
              if (isHalfTyped()) take(null, true);
              field.onBlur();
            },
          },
          textField: {
            fullWidth: true,
            inputRef: field.ref,
            error: fieldState.invalid,
            helperText: fieldState.error?.message ?? helper,
          },
        }}
      />
    </PolishDates>
  );
}

/** Stands for what is typed but is no day; no schema of a day takes it. */
const noDay = 'nieprawidłowy dzień';

const earliest = dayjs('1900-01-01');
const latest = dayjs('2099-12-31');

function dateOf(day: string): Dayjs | null {
  return day === '' ? null : dayjs(day);
}

function dayOf(date: Dayjs | null): string {
  return date === null ? '' : date.format('YYYY-MM-DD');
}
