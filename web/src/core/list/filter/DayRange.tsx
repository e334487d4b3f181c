import type { Range } from '@grzadka/contract/core/list/list-filters';
import { DayField } from '../../ui/dates/DayField.tsx';
import { Stack } from '../../ui/elements/Stack.tsx';
import { listText } from '../list.text.ts';
import styles from './filter.module.css';

interface DayRangeProps {
  value: Range<string>;
  disabled: boolean;
  onChange: (value: Range<string>) => void;
}

/** A range of days: two pickers. */
export function DayRange({ value, disabled, onChange }: DayRangeProps) {
  return (
    <Stack gap={16} className={styles['range']}>
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
