import { Box, Chip } from '@mui/material';
import { CloseIcon } from '../ui/icons.ts';
import { filterText } from './filter-text.ts';
import { listText } from './list.text.ts';
import type { ListFilter } from './list-filter.ts';

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
      {filters.map((filter) => {
        const text = filterText(filter);
        const switchOff = () => onSwitchOff(filter.key);
        return (
          <li key={filter.key}>
            <Chip
              label={text}
              aria-label={listText.switchOff(text)}
              deleteIcon={<CloseIcon />}
              onClick={switchOff}
              onDelete={switchOff}
              sx={{
                height: 'auto',
                fontSize: '1rem',
                bgcolor: 'primary.light',
                '& .MuiChip-deleteIcon, &:hover .MuiChip-deleteIcon': { color: 'text.secondary' },
                minHeight: { xs: 44, md: 36 },
                '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 },
              }}
            />
          </li>
        );
      })}
    </Box>
  );
}
