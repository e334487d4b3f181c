import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { classNames } from '../../ui/elements/class-names.ts';
import { ProgressLine } from '../../ui/loading/ProgressLine.tsx';
import { listText } from '../list.text.ts';
import type { ListRow } from '../list-data-source.ts';
import { ListHeader } from './ListRowItem.tsx';
import type { ListLayout } from './list-layout.ts';
import styles from './RowsFrame.module.css';
import { useColumns } from './useColumns.ts';

interface RowsFrameProps<Row extends ListRow> {
  layout: ListLayout<Row>;
  /** The first of the rows, if there are any. */
  firstRow: Row | undefined;
  /** Whether others are about to take the place of the rows. */
  isReplacing: boolean;
  /** Whether rows are being chosen, by boxes in front of them. */
  isChoosing: boolean;
  /** The rows; not asked for before it is known whether they can stand in columns. `fit` is for them to call. */
  children: (isWide: boolean, fit: () => void) => ReactNode;
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
  // What can be done with a row has no share: it takes what it needs.
  const shares = useMemo(
    () => [...layout.columns.slice(layout.hasHeadline ? 1 : 0).map(({ share }) => share), 0],
    [layout],
  );
  const { isWide, fit } = useColumns(frame, shares);
  useLayoutEffect(fit, [fit, shares, isChoosing]);
  const isWaiting = isReplacing && firstRow !== undefined;
  return (
    <div ref={frame} aria-busy={isReplacing} className={styles['frame']}>
      <ProgressLine open={isWaiting} label={listText.loading} className={styles['progress']} />
      <ListHeader layout={layout} hasRows={firstRow !== undefined} isChoosing={isChoosing} />
      {isWide !== undefined && (
        <div className={classNames(styles['rows'], isWaiting && styles['waiting'])}>
          {children(isWide, fit)}
        </div>
      )}
    </div>
  );
}
