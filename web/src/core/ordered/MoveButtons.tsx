import { mdiArrowDown, mdiArrowUp } from '@mdi/js';
import { IconButton } from '../ui/elements/IconButton.tsx';
import { icon } from '../ui/icon.ts';
import styles from './MoveButtons.module.css';
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
      <IconButton
        title={labels.up}
        aria-label={labels.up}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove('up', position - 1)}
        className={styles['button']}
        {...actionMark('up')}
      >
        <MoveUpIcon />
      </IconButton>
      <IconButton
        title={labels.down}
        aria-label={labels.down}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove('down', position + 1)}
        className={styles['button']}
        {...actionMark('down')}
      >
        <MoveDownIcon />
      </IconButton>
    </>
  );
}
