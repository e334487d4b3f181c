import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { DayField } from '../../ui/dates/DayField.tsx';
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
 * A day of a form, 'YYYY-MM-DD' or '' (contract/core/time/day). What is typed but is no day within the
 * bounds becomes a value that the form's schema refuses, so that it is never passed over.
 */
export function FormDayField({ name, label, helper, checkedWith }: FormDayFieldProps) {
  const { field, fieldState } = useController({ name, rules: { deps: [...(checkedWith ?? [])] } });
  useFieldDescription(name, label, dayText);
  return (
    <DayField
      label={label}
      name={name}
      value={field.value ?? ''}
      invalidMark={noDay}
      inputRef={field.ref}
      isWrong={fieldState.invalid}
      helper={fieldState.error?.message ?? helper}
      onBlur={field.onBlur}
      onChange={field.onChange}
    />
  );
}

/** Stands for what is typed but is no day; no schema of a day takes it. */
const noDay = 'nieprawidłowy dzień';
