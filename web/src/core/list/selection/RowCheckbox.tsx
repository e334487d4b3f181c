import type { ChangeEvent } from 'react';
import styles from './RowCheckbox.module.css';

interface RowCheckboxProps {
  label: string;
  isChosen: boolean;
  /** With Shift held, all rows from the one chosen last. */
  onChoose: (isRange: boolean) => void;
}

/** Chooses its row, from wherever in the row it is pressed. */
export function RowCheckbox({ label, isChosen, onChoose }: RowCheckboxProps) {
  const onChange = ({ nativeEvent }: ChangeEvent) =>
    onChoose(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
  return (
    <label className={styles['whole']}>
      <input
        type="checkbox"
        data-main-action
        aria-label={label}
        checked={isChosen}
        onChange={onChange}
      />
    </label>
  );
}
