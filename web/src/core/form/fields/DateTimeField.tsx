import { useController } from 'react-hook-form';
import { DateTimeField } from '../../ui/dates/DateTimeField.tsx';
import { useFieldDescription } from '../field-descriptions.tsx';
import { instantText } from './value-text.ts';

/** Stands for a date that is half typed or out of bounds; every schema refuses it. */
const unfinished = 'unfinished';

interface FormDateTimeFieldProps {
  name: string;
  label: string;
  /** The fields whose correctness depends on this one: they are checked again along with it. */
  checkedWith?: readonly string[];
}

/** A date-time picker of a form: local time on the screen, UTC in the form's values. */
export function FormDateTimeField({ name, label, checkedWith }: FormDateTimeFieldProps) {
  const { field, fieldState } = useController({ name, rules: { deps: [...(checkedWith ?? [])] } });
  useFieldDescription(name, label, instantText);
  return (
    <DateTimeField
      name={name}
      label={label}
      focusRef={field.ref}
      value={field.value ?? null}
      invalidMark={unfinished}
      error={fieldState.error?.message}
      onChange={field.onChange}
    />
  );
}
