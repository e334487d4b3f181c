import { type ComponentProps, useCallback } from 'react';
import { useController } from 'react-hook-form';
import { Select } from '../../ui/fields/Select.tsx';
import { useFieldDescription } from '../field-descriptions.tsx';
import { typedText } from './value-text.ts';

interface FormSelectFieldProps
  extends Pick<ComponentProps<typeof Select>, 'options' | 'placeholder' | 'helper'> {
  name: string;
  label: string;
}

/** A choice of one option from a list that opens: its value, its error and its focus are the form's. */
export function FormSelectField({
  name,
  label,
  options,
  placeholder,
  helper,
}: FormSelectFieldProps) {
  const { field, fieldState } = useController({ name });
  const optionText = useCallback(
    (chosen: unknown) => options.find(({ value }) => value === chosen)?.label ?? typedText(chosen),
    [options],
  );
  useFieldDescription(name, label, optionText);
  return (
    <Select
      name={name}
      label={label}
      value={typeof field.value === 'string' ? field.value : ''}
      options={options}
      placeholder={placeholder}
      isWrong={fieldState.invalid}
      helper={fieldState.error?.message ?? helper}
      inputRef={field.ref}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
