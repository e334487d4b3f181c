import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Something known about a record: what it is, and its value; one whose value is undefined is not shown. */
export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** What is known about a record: two columns on wide windows, labels above values on phones. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'fit-content(45%) minmax(0, 1fr)' },
        columnGap: 4,
        rowGap: { xs: 0, sm: 1 },
        overflowWrap: 'anywhere',
        dt: { color: 'text.secondary' },
        dd: { m: 0, mb: { xs: 1.5, sm: 0 }, fontWeight: 600 },
      }}
    >
      {facts
        .filter(({ value }) => value !== undefined)
        .map(({ label, value }) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
    </Box>
  );
}
