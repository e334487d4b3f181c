import { dayInWords } from '@grzadka/contract/core/time/day-in-words';
import { mdiCalendar } from '@mdi/js';
import { IconButton } from '../elements/IconButton.tsx';
import { icon } from '../icon.ts';
import styles from './CalendarButton.module.css';

const CalendarIcon = icon(mdiCalendar, 'Calendar');

interface CalendarButtonProps {
  /** The date that the field holds, 'YYYY-MM-DD' with or without a time, which the button says; '' for none. */
  date: string;
  disabled: boolean;
  /** The code of what it opens is on its way when the pointer or the focus reaches it. */
  ahead: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
  onOpen: () => void;
}

/** The button at the end of a date's field. */
export function CalendarButton({ date, disabled, ahead, onOpen }: CalendarButtonProps) {
  return (
    <IconButton
      edge="end"
      disabled={disabled}
      aria-haspopup="dialog"
      aria-label={
        date === '' ? 'Wybierz datę' : `Wybierz datę, obecnie wybrana data to ${inWords(date)}`
      }
      {...ahead}
      onClick={onOpen}
      className={styles['calendar']}
    >
      <CalendarIcon />
    </IconButton>
  );
}

function inWords(date: string): string {
  return dayInWords(date.slice(0, 'YYYY-MM-DD'.length));
}
