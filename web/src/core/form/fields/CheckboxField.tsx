import { Checkbox, FormControl, FormControlLabel, FormHelperText } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useController } from 'react-hook-form';
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
  const noteId = useId();
  const note = fieldState.error?.message ?? helper;
  return (
    <FormControl error={fieldState.invalid}>
      <FormControlLabel
        label={label}
        disabled={disabled}
        control={
          <Checkbox
            name={name}
            checked={field.value === true}
            onChange={field.onChange}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref, 'aria-describedby': note ? noteId : undefined } }}
          />
        }
      />
      {note && (
        <FormHelperText id={noteId} sx={{ mt: -0.5 }}>
          {note}
        </FormHelperText>
      )}
    </FormControl>
  );
}
