import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ListChips } from './ListChips.tsx';
import type { ListFilter } from './list-filter.ts';

interface ListBarProps {
  /** The search box, when it is open. */
  search: ReactNode;
  /** How many rows there are; on wide windows the app bar has it. */
  count: ReactNode;
  filters: readonly ListFilter[];
  onSwitchOff: (key: string) => void;
}

/** The strip between the app bar and the rows; nothing when it has nothing to show. */
export function ListBar({ search, count, filters, onSwitchOff }: ListBarProps) {
  if (!search && !count && filters.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: { xs: 2, sm: 3 },
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {search && <Box sx={{ flex: '1 1 20rem', maxWidth: { md: '36rem' } }}>{search}</Box>}
      {filters.length > 0 && <ListChips filters={filters} onSwitchOff={onSwitchOff} />}
      {count && (
        <Typography component="div" sx={{ ml: 'auto', minHeight: '1lh' }}>
          {count}
        </Typography>
      )}
    </Box>
  );
}
