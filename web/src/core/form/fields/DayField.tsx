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
 * bounds stays in the form's values, whose schema refuses it, so that it is never passed over.
 */
export function FormDayField({ name, label, helper, checkedWith }: FormDayFieldProps) {
  const { field, fieldState } = useController({ name, rules: { deps: [...(checkedWith ?? [])] } });
  useFieldDescription(name, label, dayText);
  return (
    <DayField
      label={label}
      name={name}
      value={field.value ?? ''}
      unread={asTyped}
      inputRef={field.ref}
      error={fieldState.error?.message}
      helper={helper}
      onBlur={field.onBlur}
      onChange={field.onChange}
    />
  );
}

/** What is no day stays as it was typed; no schema of a day takes it. */
function asTyped(text: string): string {
  return text;
}
