import { MenuItem, TextField } from '@mui/material';
import { type ReactNode, useCallback } from 'react';
import { useController } from 'react-hook-form';
import { useFieldDescription } from '../field-descriptions.tsx';
import { typedText } from './value-text.ts';

interface FormSelectFieldProps {
  name: string;
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
  /** What stands for no choice; without it there is no such option. */
  placeholder?: string;
  helper?: ReactNode;
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
  const { ref, ...input } = field;
  const optionText = useCallback(
    (chosen: unknown) => options.find(({ value }) => value === chosen)?.label ?? typedText(chosen),
    [options],
  );
  useFieldDescription(name, label, optionText);
  return (
    <TextField
      {...input}
      inputRef={ref}
      value={field.value ?? ''}
      select
      label={label}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? helper}
      fullWidth
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {placeholder !== undefined && <MenuItem value="">{placeholder}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
