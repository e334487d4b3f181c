import { type MeterType, meterUnits } from '@grzadka/contract/meter/meter-labels';
import { Box } from '@mui/material';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { WarningIcon } from '../../core/ui/icons.ts';

interface DialValueFieldProps {
  name: string;
  label: string;
  type: MeterType;
  autoFocus?: boolean;
  helper?: string | undefined;
  /** Why the value cannot be right, as far as the browser knows; said while it is typed. */
  doubt?: string | undefined;
}

/** A value that the dial of a device shows. */
export function DialValueField({ type, helper, doubt, ...field }: DialValueFieldProps) {
  return (
    <FormTextField
      {...field}
      inputMode="decimal"
      adornment={meterUnits[type]}
      helper={
        <Box
          component="span"
          aria-live="polite"
          sx={{ display: 'flex', gap: 0.5, ...(doubt && { color: 'warning.main' }) }}
        >
          {doubt && <WarningIcon fontSize="small" />}
          {doubt ?? helper}
        </Box>
      }
    />
  );
}
