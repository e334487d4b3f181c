import { mdiCheckboxMultipleMarkedOutline } from '@mdi/js';
import { Button, IconButton } from '@mui/material';
import { icon } from '../../ui/icon.ts';
import { listText } from '../list.text.ts';

const SelectIcon = icon(mdiCheckboxMultipleMarkedOutline, 'Select');

interface SelectButtonProps {
  /** In words, outside of an app bar that has no room for one more icon. */
  isInWords: boolean;
  /** There are no rows yet; it keeps its place for them. */
  disabled: boolean;
  /** Whether it comes back after the choosing that it began. */
  takesFocus: boolean;
  onStart: () => void;
}

/** Begins the choosing of rows. */
export function SelectButton({ isInWords, disabled, takesFocus, onStart }: SelectButtonProps) {
  return isInWords ? (
    <Button
      disabled={disabled}
      autoFocus={takesFocus}
      startIcon={<SelectIcon />}
      onClick={onStart}
      // The icon begins where the rows below do.
      sx={{ px: 1, ml: -0.5 }}
    >
      {listText.select}
    </Button>
  ) : (
    <IconButton
      disabled={disabled}
      autoFocus={takesFocus}
      color="inherit"
      aria-label={listText.select}
      title={listText.select}
      onClick={onStart}
    >
      <SelectIcon />
    </IconButton>
  );
}
