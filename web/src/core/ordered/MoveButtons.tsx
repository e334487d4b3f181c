import { mdiArrowDown, mdiArrowUp } from '@mdi/js';
import { IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { icon } from '../ui/icon.ts';
import { actionMark } from './useItemFocus.ts';

const MoveDownIcon = icon(mdiArrowDown, 'MoveDown');
const MoveUpIcon = icon(mdiArrowUp, 'MoveUp');

interface MoveButtonsProps {
  /** The item's place among `count`, from 1. */
  position: number;
  count: number;
  /** What the buttons do, and to what. */
  labels: Readonly<Record<'up' | 'down', string>>;
  /** Hears of the position that the item is to get. */
  onMove: (direction: 'up' | 'down', position: number) => void;
}

/** Move an item of an ordered list by one place. A move that leads nowhere stays in place, so as to keep the focus. */
export function MoveButtons({ position, count, labels, onMove }: MoveButtonsProps) {
  const isFirst = position === 1;
  const isLast = position === count;
  return (
    <>
      <MoveButton
        title={labels.up}
        aria-label={labels.up}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove('up', position - 1)}
        {...actionMark('up')}
      >
        <MoveUpIcon />
      </MoveButton>
      <MoveButton
        title={labels.down}
        aria-label={labels.down}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove('down', position + 1)}
        {...actionMark('down')}
      >
        <MoveDownIcon />
      </MoveButton>
    </>
  );
}

// Styled once instead of per element: there may be hundreds of them.
const MoveButton = styled(IconButton)({
  '&[aria-disabled="true"]': { opacity: 0.38, cursor: 'default' },
});
