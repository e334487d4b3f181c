import { Box } from '@mui/material';
import type { ListLayout } from './list-layout.ts';
import type { ListRow } from './list-source.ts';
import { RowActions } from './RowActions.tsx';
import { HeaderRow } from './row-styles.ts';

interface ListHeaderProps<Row extends ListRow> {
  layout: ListLayout<Row>;
  /** Any row: its actions, unseen, keep the last column as wide as it is in the rows. */
  sample: Row;
}

/** The labels above the columns of a wide list. For the eye only: each row names its values. */
export function ListHeader<Row extends ListRow>({ layout, sample }: ListHeaderProps<Row>) {
  return (
    <HeaderRow aria-hidden>
      {layout.columns.map(({ label, isNumeric }) => (
        <span key={label} data-numeric={isNumeric || undefined}>
          {label}
        </span>
      ))}
      <Box sx={{ visibility: 'hidden', height: 0 }}>
        <RowActions
          row={sample}
          name=""
          position={{ index: 0, query: {} }}
          actions={layout.actions}
        />
      </Box>
    </HeaderRow>
  );
}
