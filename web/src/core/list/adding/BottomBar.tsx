import { Button } from '../../ui/elements/Button.tsx';
import { AddIcon } from '../../ui/icons.ts';
import { ToastPlace } from '../../ui/toasts/ToastPlace.tsx';
import styles from './BottomBar.module.css';

/** What a list offers to add. */
export interface AddAction {
  readonly label: string;
  readonly onSelect: () => void;
}

interface BottomBarProps {
  /** Left out where nothing can be added at the moment. */
  add?: AddAction | undefined;
}

/** The lower edge of a list, below its rows, so that neither the add button nor a short message lies over one. */
export function BottomBar({ add }: BottomBarProps) {
  return (
    <div className={styles['bar']}>
      <div className={styles['toasts']}>
        <ToastPlace />
      </div>
      {add && (
        <Button look="filled" onClick={add.onSelect} className={styles['add']}>
          <AddIcon />
          {add.label}
        </Button>
      )}
    </div>
  );
}
