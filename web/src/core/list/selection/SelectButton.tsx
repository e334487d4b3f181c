import { mdiCheckboxMultipleMarkedOutline } from '@mdi/js';
import { icon } from '../../ui/icon.ts';
import { BarButton } from '../../ui/screen/BarButton.tsx';
import { listText } from '../list.text.ts';

const SelectIcon = icon(mdiCheckboxMultipleMarkedOutline, 'Select');

interface SelectButtonProps {
  /** There are no rows yet; it keeps its place for them. */
  disabled: boolean;
  /** Whether it comes back after the choosing that it began. */
  takesFocus: boolean;
  onStart: () => void;
}

/** Begins the choosing of rows. */
export function SelectButton({ disabled, takesFocus, onStart }: SelectButtonProps) {
  return (
    <BarButton
      icon={SelectIcon}
      word={listText.selectWord}
      label={listText.select}
      disabled={disabled}
      autoFocus={takesFocus}
      onClick={onStart}
    />
  );
}
