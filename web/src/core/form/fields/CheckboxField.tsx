import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { CheckboxField } from '../../ui/fields/Checkbox.tsx';
import { useFieldDescription } from '../field-descriptions.tsx';
import { tickText } from './value-text.ts';

interface FormCheckboxFieldProps {
  name: string;
  label: string;
  disabled?: boolean;
  /** What stands below the box, such as why it is disabled. */
  helper?: ReactNode;
}

/** A box of a form to tick: its value and its error are the form's. */
export function FormCheckboxField({
  name,
  label,
  disabled = false,
  helper,
}: FormCheckboxFieldProps) {
  const { field, fieldState } = useController({ name });
  useFieldDescription(name, label, tickText);
  return (
    <CheckboxField
      name={name}
      label={label}
      disabled={disabled}
      isTicked={field.value === true}
      onTick={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      isWrong={fieldState.invalid}
      helper={fieldState.error?.message ?? helper}
    />
  );
}
