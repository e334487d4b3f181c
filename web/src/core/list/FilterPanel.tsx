import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useId } from 'react';
import { FilterControl } from './FilterControl.tsx';
import type { ListFilter } from './list-filter.ts';
import type { AnyFilterSetting } from './settings-changes.ts';

interface FilterPanelProps {
  bound: ListFilter;
  onChange: (setting: AnyFilterSetting) => void;
}

/**
 * A filter with the checkbox that switches it on; its value is in sight, but not to be changed, while
 * it is off. A choice with an option that lets everything through needs no checkbox.
 */
export function FilterPanel({ bound, onChange }: FilterPanelProps) {
  const id = useId();
  const { filter, setting } = bound;
  const hasSwitch = !(bound.kind === 'choice' && bound.filter.neutral !== undefined);
  return (
    <Box component="fieldset" aria-labelledby={id} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      {hasSwitch ? (
        <FormControlLabel
          control={
            <Checkbox
              checked={setting.enabled}
              onChange={(_, enabled) => onChange({ ...setting, enabled })}
            />
          }
          label={<span id={id}>{filter.label}</span>}
        />
      ) : (
        <Typography id={id}>{filter.label}</Typography>
      )}
      <Box sx={{ pl: hasSwitch ? 4 : 0 }}>
        <FilterControl
          bound={bound}
          labelledBy={id}
          disabled={hasSwitch && !setting.enabled}
          onChange={onChange}
        />
      </Box>
    </Box>
  );
}
