import { useEffect, useRef } from 'react';
import type { ListRow } from '../list-data-source.ts';
import { onRowFocusWish } from './row-focus-wish.ts';

interface WishedRowFocus {
  listName: string;
  rows: readonly ListRow[];
  /** The rows are being read anew, or not there yet. */
  isReplacing: boolean;
  focusRow: (index: number) => void;
}

/** Brings the focus to the row that was wished for, when the rows read after that have it. */
export function useWishedRowFocus({ listName, rows, isReplacing, focusRow }: WishedRowFocus): void {
  const wished = useRef<string>(undefined);
  useEffect(
    () =>
      onRowFocusWish(listName, (rowId) => {
        wished.current = rowId;
      }),
    [listName],
  );
  useEffect(() => {
    if (wished.current === undefined || isReplacing) return;
    const index = rows.findIndex(({ id }) => id === wished.current);
    // One that stands further down takes nobody's focus when it is scrolled to later.
    wished.current = undefined;
    if (index >= 0) focusRow(index);
  });
}
