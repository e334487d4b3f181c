import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  Typography,
} from '@mui/material';
import { useCallback } from 'react';
import { useController } from 'react-hook-form';
import { useFieldDescription } from '../field-descriptions.tsx';

interface IdsFieldProps {
  name: string;
  label: string;
  hint?: string;
  /** The first box has the focus when the form opens. */
  autoFocus?: boolean;
  options: readonly { readonly id: string; readonly label: string; readonly note?: string }[];
}

/** Boxes to tick, each for a record: the value of the form is the ids of those that are ticked. */
export function IdsField({ name, label, hint, autoFocus = false, options }: IdsFieldProps) {
  const { field, fieldState } = useController<Record<string, string[]>>({ name });
  const ids = field.value;
  const wordsOf = useCallback(
    (value: unknown) =>
      options
        .filter(({ id }) => (value as string[]).includes(id))
        .map((option) => option.label)
        .join(', '),
    [options],
  );
  useFieldDescription(name, label, wordsOf);
  const note = fieldState.error?.message ?? hint;
  return (
    <FormControl component="fieldset" error={fieldState.invalid}>
      <FormLabel component="legend">{label}</FormLabel>
      {note && <FormHelperText sx={{ mx: 0 }}>{note}</FormHelperText>}
      <FormGroup>
        {options.map((option, order) => (
          <FormControlLabel
            key={option.id}
            sx={{ alignItems: 'flex-start', '& > :last-child': { py: 1 } }}
            control={
              <Checkbox
                name={name}
                autoFocus={autoFocus && order === 0}
                checked={ids.includes(option.id)}
                onChange={(_, isTicked) =>
                  field.onChange(
                    isTicked ? [...ids, option.id] : ids.filter((id) => id !== option.id),
                  )
                }
                onBlur={field.onBlur}
                slotProps={order === 0 ? { input: { ref: field.ref } } : {}}
              />
            }
            label={
              <>
                {option.label}
                {option.note && (
                  <Typography variant="body2" color="textSecondary">
                    {option.note}
                  </Typography>
                )}
              </>
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
