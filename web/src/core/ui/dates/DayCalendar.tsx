import { earliestDay, latestDay } from '@grzadka/contract/core/fields';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs from 'dayjs';
import { type CalendarProps, calendarAt } from './calendar-in-window.ts';
import { chosenText, PolishDates, shownDate } from './PolishDates.tsx';

/** The calendar of a field of days. */
export function DayCalendar({
  date,
  isUnread,
  anchor,
  titleId,
  onChoose,
  ...shown
}: CalendarProps) {
  return (
    <PolishDates>
      <DatePicker
        {...shown}
        {...calendarAt({ anchor, titleId })}
        value={shownDate(date, isUnread)}
        minDate={earliest}
        maxDate={latest}
        onChange={(chosen) => onChoose(chosenText(chosen, 'DD.MM.YYYY'))}
      />
    </PolishDates>
  );
}

const earliest = dayjs(earliestDay);
const latest = dayjs(latestDay);
