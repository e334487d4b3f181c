import { Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';
import { CountRange } from './CountRange.tsx';
import type { ListFilter } from './list-filter.ts';
import { OptionChoice } from './OptionChoice.tsx';
import type { AnyFilterSetting } from './settings-changes.ts';

// The date-time pickers are large; they come when a list that has them shows its filters.
const InstantRange = lazy(async () => ({
  default: (await import('./InstantRange.tsx')).InstantRange,
}));

interface FilterControlProps {
  bound: ListFilter;
  labelledBy: string;
  disabled: boolean;
  onChange: (setting: AnyFilterSetting) => void;
}

/** The control of a filter's value, by the kind of filter. */
export function FilterControl({ bound, labelledBy, disabled, onChange }: FilterControlProps) {
  switch (bound.kind) {
    case 'flag':
      return (
        <OptionChoice
          labelledBy={labelledBy}
          options={bound.filter.options}
          value={String(bound.setting.value)}
          disabled={disabled}
          onChange={(option) => onChange({ ...bound.setting, value: option === 'true' })}
        />
      );
    case 'choice': {
      const { neutral, options } = bound.filter;
      return (
        <OptionChoice
          labelledBy={labelledBy}
          options={options}
          value={neutral !== undefined && !bound.setting.enabled ? neutral : bound.setting.value}
          disabled={disabled}
          onChange={(value) =>
            onChange(
              neutral === undefined
                ? { ...bound.setting, value }
                : { enabled: value !== neutral, value },
            )
          }
        />
      );
    }
    case 'instant-range':
      return (
        <Suspense fallback={<Skeleton variant="rounded" height={104} />}>
          <InstantRange
            value={bound.setting.value}
            disabled={disabled}
            onChange={(value) => onChange({ ...bound.setting, value })}
          />
        </Suspense>
      );
    case 'count-range':
      return (
        <CountRange
          value={bound.setting.value}
          disabled={disabled}
          onChange={(value) => onChange({ ...bound.setting, value })}
        />
      );
  }
}
