import {
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useCallback, useId } from 'react';
import { useController } from 'react-hook-form';
import { useFieldDescription } from '../field-descriptions.tsx';
import { typedText } from './value-text.ts';

interface FormRadioFieldProps {
  name: string;
  label: string;
  /** The options with their labels, in their order. */
  options: Readonly<Record<string, string>>;
  /** One below the other, for labels that are long. */
  isColumn?: boolean;
  /** The first option has the focus when the form opens. */
  autoFocus?: boolean;
  /** The option that stands for a value, where that is not its name. */
  optionFor?: (value: unknown) => string;
  /** The value that an option stands for. */
  valueFor?: (option: string) => unknown;
}

/** A choice of one of a few options, all of them in sight. */
export function FormRadioField({
  name,
  label,
  options,
  isColumn = false,
  autoFocus = false,
  optionFor = String,
  valueFor = String,
}: FormRadioFieldProps) {
  const { field, fieldState } = useController({ name });
  const optionText = useCallback(
    (value: unknown) => options[String(value)] ?? typedText(value),
    [options],
  );
  useFieldDescription(name, label, optionText);
  const labelId = useId();
  const faultId = useId();
  return (
    <FormControl error={fieldState.invalid}>
      <FormLabel id={labelId}>{label}</FormLabel>
      <RadioGroup
        row={!isColumn}
        aria-labelledby={labelId}
        aria-invalid={fieldState.invalid}
        aria-describedby={fieldState.error && faultId}
        name={name}
        value={optionFor(field.value)}
        onChange={(_, option) => field.onChange(valueFor(option))}
        onBlur={field.onBlur}
      >
        {Object.entries(options).map(([option, optionLabel], order) => (
          <FormControlLabel
            key={option}
            value={option}
            label={optionLabel}
            control={
              <Radio
                autoFocus={autoFocus && order === 0}
                slotProps={order === 0 ? { input: { ref: field.ref } } : {}}
              />
            }
            sx={{ mr: 4 }}
          />
        ))}
      </RadioGroup>
      {fieldState.error && (
        <FormHelperText id={faultId} sx={{ mx: 0 }}>
          {fieldState.error.message}
        </FormHelperText>
      )}
    </FormControl>
  );
}
