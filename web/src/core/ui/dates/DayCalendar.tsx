import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { type CalendarProps, calendarAt } from './calendar-in-window.ts';

/** The calendar of a field of days. */
export function DayCalendar({ earliest, latest, anchor, titleId, ...shown }: CalendarProps) {
  return (
    <DatePicker
      {...shown}
      {...calendarAt({ anchor, titleId })}
      minDate={earliest}
      maxDate={latest}
    />
  );
}
