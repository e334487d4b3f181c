import { filterText } from '@grzadka/contract/core/list/filter-text';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { Box, Chip } from '@mui/material';
import { formatMinute } from '../../ui/format.ts';
import { CloseIcon } from '../../ui/icons.ts';
import { UnbrokenText } from '../../ui/UnbrokenText.tsx';
import type { ListFilter } from '../address/list-settings.ts';
import { listText } from '../list.text.ts';
import { useRecordOptions } from './record-options.ts';

interface ListChipsProps {
  filters: readonly ListFilter[];
  onSwitchOff: (key: string) => void;
}

/** The filters that narrow the list down, each with a way to switch it off. */
export function ListChips({ filters, onSwitchOff }: ListChipsProps) {
  return (
    <Box
      component="ul"
      aria-label={listText.activeFilters}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0 }}
    >
      {filters.map((filter) => (
        <FilterChip key={filter.key} filter={filter} onSwitchOff={() => onSwitchOff(filter.key)} />
      ))}
    </Box>
  );
}

interface FilterChipProps {
  filter: ListFilter;
  onSwitchOff: () => void;
}

/** A filter that is on. */
function FilterChip({ filter, onSwitchOff }: FilterChipProps) {
  const nameOf = useRecordOptions(filter.kind === 'record' ? filter.filter : undefined).nameOf;
  const text = filterText(filter, {
    nameOf,
    instant: formatMinute,
    day: dayInFigures,
    count: formatDecimal,
  });
  return (
    <li>
      <Chip
        label={<UnbrokenText text={text} />}
        aria-label={listText.switchOff(text)}
        deleteIcon={<CloseIcon />}
        onClick={onSwitchOff}
        onDelete={onSwitchOff}
        sx={{
          height: 'auto',
          fontSize: '1rem',
          bgcolor: 'primary.light',
          '& .MuiChip-deleteIcon, &:hover .MuiChip-deleteIcon': { color: 'text.secondary' },
          minHeight: { xs: 44, md: 36 },
          '@media print': { minHeight: 0, '& .MuiChip-deleteIcon': { display: 'none' } },
          '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 },
        }}
      />
    </li>
  );
}
