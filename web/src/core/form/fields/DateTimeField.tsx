import { useController } from 'react-hook-form';
import { DateTimeField, type DayMeaning } from '../../ui/dates/DateTimeField.tsx';
import { useFieldDescription } from '../field-descriptions.tsx';
import { instantText } from './value-text.ts';

interface FormDateTimeFieldProps {
  name: string;
  label: string;
  /** The fields whose correctness depends on this one: they are checked again along with it. */
  checkedWith?: readonly string[];
  /** What a day typed without its time means; without it the time is asked for. */
  dayMeans?: DayMeaning;
}

/** A date-time picker of a form: local time on the screen, UTC in the form's values. */
export function FormDateTimeField({ name, label, checkedWith, dayMeans }: FormDateTimeFieldProps) {
  const { field, fieldState } = useController({ name, rules: { deps: [...(checkedWith ?? [])] } });
  useFieldDescription(name, label, instantText);
  return (
    <DateTimeField
      name={name}
      label={label}
      inputRef={field.ref}
      value={field.value ?? null}
      unread={asTyped}
      dayMeans={dayMeans}
      error={fieldState.error?.message}
      onBlur={field.onBlur}
      onChange={field.onChange}
    />
  );
}

/** What is no date stays as it was typed; no schema of an instant takes it. */
function asTyped(text: string): string {
  return text;
}
