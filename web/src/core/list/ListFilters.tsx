import { Stack } from '@mui/material';
import { FilterPanel } from './FilterPanel.tsx';
import { listText } from './list.text.ts';
import type { ListFilter } from './list-filter.ts';
import { SectionHeader } from './SectionHeader.tsx';
import type { AnyFilterSetting } from './settings-changes.ts';

interface ListFiltersProps {
  filters: readonly ListFilter[];
  onChange: (key: string, setting: AnyFilterSetting) => void;
}

/** The filter panel of a list. */
export function ListFilters({ filters, onChange }: ListFiltersProps) {
  return (
    <>
      <SectionHeader>{listText.filtersHeader}</SectionHeader>
      <Stack spacing={3}>
        {filters.map((filter) => (
          <FilterPanel
            key={filter.key}
            bound={filter}
            onChange={(setting) => onChange(filter.key, setting)}
          />
        ))}
      </Stack>
    </>
  );
}
