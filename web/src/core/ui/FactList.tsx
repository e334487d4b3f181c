import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Something known about a record: what it is, and its value; one whose value is undefined is not shown. */
export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

interface FactListProps {
  facts: readonly Fact[];
  /** Labels and values are so short that they stand beside each other on a phone, too. */
  areShort?: boolean;
}

/** What is known about a record: two columns on wide windows, labels above values on phones. */
export function FactList({ facts, areShort = false }: FactListProps) {
  const columns = 'fit-content(45%) minmax(0, 1fr)';
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: areShort ? columns : 'minmax(0, 1fr)', sm: columns },
        columnGap: 4,
        rowGap: { xs: areShort ? 0.25 : 0, sm: 1 },
        overflowWrap: 'anywhere',
        // The label is as wide as its longest word, in the largest type, too.
        dt: { color: 'text.secondary', ...(areShort && { overflowWrap: 'normal' }) },
        dd: { m: 0, mb: { xs: areShort ? 0 : 1.5, sm: 0 }, fontWeight: 600 },
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
