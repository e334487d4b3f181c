import { mostCountDigits } from '@grzadka/contract/core/list';
import type { Range } from '@grzadka/contract/core/list-filters';
import { Stack, TextField } from '@mui/material';
import { listText } from '../list.text.ts';

interface CountRangeProps {
  value: Range<number>;
  disabled: boolean;
  onChange: (value: Range<number>) => void;
}

/** A range of counts: two fields that take digits only. */
export function CountRange({ value, disabled, onChange }: CountRangeProps) {
  return (
    <Stack direction="row" spacing={2}>
      <CountField
        label={listText.rangeFrom}
        value={value.from}
        disabled={disabled}
        onChange={(from) => onChange({ ...value, from })}
      />
      <CountField
        label={listText.rangeThru}
        value={value.thru}
        disabled={disabled}
        onChange={(thru) => onChange({ ...value, thru })}
      />
    </Stack>
  );
}

interface CountFieldProps {
  label: string;
  value: number | null;
  disabled: boolean;
  onChange: (value: number | null) => void;
}

function CountField({ label, value, disabled, onChange }: CountFieldProps) {
  return (
    <TextField
      label={label}
      value={value ?? ''}
      disabled={disabled}
      fullWidth
      size="small"
      autoComplete="off"
      onChange={({ target }) => {
        const digits = target.value.replace(/\D/g, '').slice(0, mostCountDigits);
        onChange(digits === '' ? null : Number(digits));
      }}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
}
