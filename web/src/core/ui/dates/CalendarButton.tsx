import { IconButton, InputAdornment } from '@mui/material';
import { usePickerAdapter, usePickerTranslations } from '@mui/x-date-pickers/hooks';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import type { Dayjs } from 'dayjs';

interface CalendarButtonProps {
  /** The date that the field holds, which the button says. */
  date: Dayjs | null;
  disabled: boolean;
  /** The code of what it opens is on its way when the pointer or the focus reaches it. */
  ahead: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
  onOpen: () => void;
}

/** The button at the end of a date's field. */
export function CalendarButton({ date, disabled, ahead, onOpen }: CalendarButtonProps) {
  const adapter = usePickerAdapter();
  const { openDatePickerDialogue } = usePickerTranslations();
  const shown = date !== null && date.isValid() ? adapter.format(date, 'fullDate') : null;
  return (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        disabled={disabled}
        aria-label={openDatePickerDialogue(shown)}
        {...ahead}
        onClick={(event) => {
          // The field takes a press that nobody has heard for one of its parts.
          event.preventDefault();
          onOpen();
        }}
      >
        <CalendarIcon />
      </IconButton>
    </InputAdornment>
  );
}
