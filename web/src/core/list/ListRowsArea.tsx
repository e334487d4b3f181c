import { Box, LinearProgress } from '@mui/material';
import { type ReactNode, type Ref, useRef } from 'react';
import { ListHeader } from './ListHeader.tsx';
import { listText } from './list.text.ts';
import type { ListLayout } from './list-layout.ts';
import type { ListPlace } from './list-place.ts';
import type { ListQuery, ListRow } from './list-source.ts';
import { useIsWide } from './useIsWide.ts';
import type { ListRows } from './useListRows.ts';
import { type RowsHandle, VirtualRows } from './VirtualRows.tsx';

interface ListRowsAreaProps<Row extends ListRow> {
  ref: Ref<RowsHandle>;
  listName: string;
  label: string;
  listRows: ListRows<Row>;
  query: ListQuery;
  layout: ListLayout<Row>;
  place: ListPlace | undefined;
  isRowFocusRestored: boolean;
  onLeaveUpwards: () => void;
  /** What stands below the last row. */
  children: ReactNode;
}

/** The rows of a list with their header; dimmed, below a thin line, while others take their place. */
export function ListRowsArea<Row extends ListRow>({
  ref,
  listName,
  label,
  listRows,
  query,
  layout,
  place,
  isRowFocusRestored,
  onLeaveUpwards,
  children,
}: ListRowsAreaProps<Row>) {
  const area = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(area);
  const { loaded, generation, isReplacing, loadMore } = listRows;
  const rows = loaded?.rows ?? noRows;
  const isDimmed = isReplacing && rows.length > 0;
  return (
    <Box
      ref={area}
      aria-busy={isReplacing}
      sx={{
        '--list-columns': [...layout.columns.map(({ width }) => width), 'auto'].join(' '),
        position: 'relative',
        flex: 1,
        minHeight: 0,
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      {isDimmed && (
        <LinearProgress
          aria-label={listText.loading}
          sx={{ position: 'absolute', top: 0, left: 0, right: 0, zIndex: 1 }}
        />
      )}
      {isWide && rows[0] && <ListHeader layout={layout} sample={rows[0]} />}
      {isWide !== undefined && (
        <Box
          sx={{
            flex: 1,
            minHeight: 0,
            display: 'flex',
            flexDirection: 'column',
            // No paler: the rows remain readable while they wait.
            opacity: isDimmed ? 0.8 : 1,
            filter: isDimmed ? 'grayscale(1)' : 'none',
          }}
        >
          <VirtualRows
            ref={ref}
            listName={listName}
            label={label}
            rows={rows}
            totalItems={loaded?.totalItems ?? 0}
            generation={generation}
            query={query}
            layout={layout}
            isWide={isWide}
            place={place}
            isRowFocusRestored={isRowFocusRestored}
            onNearEnd={loadMore}
            onLeaveUpwards={onLeaveUpwards}
          >
            {children}
          </VirtualRows>
        </Box>
      )}
    </Box>
  );
}

const noRows: readonly never[] = [];
