import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useCallback, useId } from 'react';
import { useController } from 'react-hook-form';
import { useFieldDescription } from '../field-descriptions.tsx';
import { typedText } from './value-text.ts';

interface FormRadioFieldProps {
  name: string;
  label: string;
  /** The options with their labels, in their order. */
  options: Readonly<Record<string, string>>;
}

/** A choice of one of a few options, all of them in sight; one is always chosen. */
export function FormRadioField({ name, label, options }: FormRadioFieldProps) {
  const { field } = useController({ name });
  const optionText = useCallback(
    (value: unknown) => options[String(value)] ?? typedText(value),
    [options],
  );
  useFieldDescription(name, label, optionText);
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId}>{label}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={labelId}
        name={name}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
      >
        {Object.entries(options).map(([option, optionLabel]) => (
          <FormControlLabel
            key={option}
            value={option}
            label={optionLabel}
            control={<Radio />}
            sx={{ mr: 4 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
