import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { type CalendarProps, calendarAt } from './calendar-in-window.ts';

/** The calendar of a field of dates with minutes, and its clock. */
export function InstantCalendar({ earliest, latest, anchor, titleId, ...shown }: CalendarProps) {
  return (
    <DateTimePicker
      {...shown}
      {...calendarAt({ anchor, titleId })}
      minDateTime={earliest}
      maxDateTime={latest}
    />
  );
}
