import { earliestDay, latestDay } from '@grzadka/contract/core/fields';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { PolishDates } from '../../ui/dates/PolishDates.tsx';
import { pickerInWindow } from '../../ui/dates/picker-in-window.ts';
import { useTypedDate } from '../../ui/dates/useTypedDate.ts';
import { useFieldDescription } from '../field-descriptions.tsx';
import { dayText } from './value-text.ts';

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
  useFieldDescription(name, label, dayText);
  const { fieldRef, date, take, heardFirst, leave, beginWithFirst } = useTypedDate<string>({
    value: field.value ?? '',
    earliest,
    latest: latest.endOf('day'),
    dateOf,
    valueOf: dayOf,
    invalidValue: noDay,
    onChange: field.onChange,
  });

  return (
    <PolishDates>
      <DatePicker
        label={label}
        name={name}
        value={date}
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
              field.onBlur();
            },
          },
          textField: {
            fullWidth: true,
            ...heardFirst,
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

const earliest = dayjs(earliestDay);
const latest = dayjs(latestDay);

function dateOf(day: string): Dayjs | null {
  return day === '' ? null : dayjs(day);
}

function dayOf(date: Dayjs | null): string {
  return date === null ? '' : date.format('YYYY-MM-DD');
}
