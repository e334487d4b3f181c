import type { Range } from '@grzadka/contract/core/list/list-filters';
import { Stack } from '@mui/material';
import { DayField } from '../../ui/dates/DayField.tsx';
import { listText } from '../list.text.ts';

interface DayRangeProps {
  value: Range<string>;
  disabled: boolean;
  onChange: (value: Range<string>) => void;
}

/** A range of days: two pickers. */
export function DayRange({ value, disabled, onChange }: DayRangeProps) {
  return (
    <Stack spacing={2} sx={{ mt: 1 }}>
      <DayField
        label={listText.rangeFrom}
        value={value.from ?? ''}
        disabled={disabled}
        onChange={(from) => onChange({ ...value, from: from || null })}
      />
      <DayField
        label={listText.rangeThru}
        value={value.thru ?? ''}
        disabled={disabled}
        onChange={(thru) => onChange({ ...value, thru: thru || null })}
      />
    </Stack>
  );
}
