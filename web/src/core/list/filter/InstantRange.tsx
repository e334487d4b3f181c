import type { Range } from '@grzadka/contract/core/list/list-filters';
import { DateTimeField } from '../../ui/dates/DateTimeField.tsx';
import { Stack } from '../../ui/elements/Stack.tsx';
import { listText } from '../list.text.ts';
import styles from './filter.module.css';

interface InstantRangeProps {
  value: Range<string>;
  disabled: boolean;
  onChange: (value: Range<string>) => void;
}

/** A range of instants: two date-time pickers. */
export function InstantRange({ value, disabled, onChange }: InstantRangeProps) {
  return (
    <Stack gap={16} className={styles['range']}>
      <DateTimeField
        label={listText.rangeFrom}
        value={value.from}
        dayMeans="startOf"
        disabled={disabled}
        onChange={(from) => onChange({ ...value, from })}
      />
      <DateTimeField
        label={listText.rangeThru}
        value={value.thru}
        dayMeans="endOf"
        disabled={disabled}
        // The minute shown is the last one that belongs to the range.
        isMinuteEnd
        onChange={(thru) => onChange({ ...value, thru })}
      />
    </Stack>
  );
}
