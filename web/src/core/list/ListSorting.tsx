import { type ListDefinition, sortDirectionLabels } from '@grzadka/contract/core/list';
import { Stack } from '@mui/material';
import { useId } from 'react';
import { listText } from './list.text.ts';
import type { AnySettings } from './list-filter.ts';
import { OptionChoice } from './OptionChoice.tsx';
import { SectionHeader } from './SectionHeader.tsx';

interface ListSortingProps {
  list: ListDefinition;
  sort: AnySettings['sort'];
  onChange: (sort: AnySettings['sort']) => void;
}

/** The sort panel of a list: by what, and in which direction. */
export function ListSorting({ list, sort, onChange }: ListSortingProps) {
  const id = useId();
  return (
    <Stack spacing={3}>
      <div>
        <SectionHeader id={`${id}-by`}>{listText.sortByHeader}</SectionHeader>
        <OptionChoice
          labelledBy={`${id}-by`}
          options={list.sorts}
          value={sort.by}
          onChange={(by) => onChange({ ...sort, by })}
        />
      </div>
      <div>
        <SectionHeader id={`${id}-direction`}>{listText.sortDirectionHeader}</SectionHeader>
        <OptionChoice
          labelledBy={`${id}-direction`}
          options={sortDirectionLabels}
          value={sort.direction}
          onChange={(direction) =>
            onChange({ ...sort, direction: direction === 'desc' ? 'desc' : 'asc' })
          }
        />
      </div>
    </Stack>
  );
}
