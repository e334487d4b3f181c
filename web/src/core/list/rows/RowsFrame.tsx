import { Box } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { listText } from '../list.text.ts';
import type { ListRow } from '../list-data-source.ts';
import { ListHeader } from './ListRowItem.tsx';
import type { ListLayout } from './list-layout.ts';
import { useIsWide } from './useIsWide.ts';

interface RowsFrameProps<Row extends ListRow> {
  layout: ListLayout<Row>;
  /** The first of the rows, if there are any. */
  firstRow: Row | undefined;
  /** Whether others are about to take the place of the rows. */
  isReplacing: boolean;
  /** Whether rows are being chosen, by boxes in front of them. */
  isChoosing: boolean;
  /** The rows; not asked for before it is known whether columns fit. */
  children: (isWide: boolean) => ReactNode;
}

/** The rows of a list with their header; dimmed, below a thin line, while others take their place. */
export function RowsFrame<Row extends ListRow>({
  layout,
  firstRow,
  isReplacing,
  isChoosing,
  children,
}: RowsFrameProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(frame, layout.columnsFitFrom ?? columnsFitFrom);
  const sideBySide = layout.columns.slice(layout.hasHeadline ? 1 : 0);
  const isWaiting = isReplacing && firstRow !== undefined;
  return (
    <Box
      ref={frame}
      aria-busy={isReplacing}
      sx={{
        '--list-columns': [...sideBySide.map(({ width }) => width), 'auto'].join(' '),
        position: 'relative',
        flex: 1,
        minHeight: 0,
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <ProgressLine
        open={isWaiting}
        label={listText.loading}
        sx={{ position: 'absolute', top: 0, left: 0, right: 0, zIndex: 1 }}
      />
      {isWide && firstRow && (
        <ListHeader layout={layout} sample={firstRow} isChoosing={isChoosing} />
      )}
      {isWide !== undefined && (
        <Box
          sx={{
            flex: 1,
            minHeight: 0,
            display: 'flex',
            flexDirection: 'column',
            // Not paler: the rows remain readable while they wait.
            filter: isWaiting ? 'grayscale(1)' : 'none',
          }}
        >
          {children(isWide)}
        </Box>
      )}
    </Box>
  );
}

/**
 * The width of a list, in pixels at the usual size of type, from which on the values of a row stand
 * side by side. A layout may state another one.
 */
const columnsFitFrom = 760;
