import {
  earliestDay,
  earliestInstant,
  latestDay,
  latestInstant,
} from '@grzadka/contract/core/fields';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { type CalendarProps, calendarAt } from './calendar-in-window.ts';
import { chosenText, PolishDates, shownDate } from './PolishDates.tsx';

/** The calendar of a field of dates with minutes, and its clock. */
export function InstantCalendar({
  date,
  isUnread,
  anchor,
  titleId,
  onChoose,
  ...shown
}: CalendarProps) {
  return (
    <PolishDates>
      <DateTimePicker
        {...shown}
        {...calendarAt({ anchor, titleId })}
        value={shownDate(date, isUnread)}
        minDateTime={earliest}
        maxDateTime={latest}
        onChange={(chosen) => onChoose(chosenText(chosen, 'DD.MM.YYYY HH:mm'))}
      />
    </PolishDates>
  );
}

// Both the day's own bounds and those of the wire, which are the same day in UTC.
const earliest = laterOf(dayjs(earliestInstant), dayjs(earliestDay));
const latest = earlierOf(dayjs(latestInstant), dayjs(latestDay).endOf('day'));

function laterOf(one: Dayjs, other: Dayjs): Dayjs {
  return one.isAfter(other) ? one : other;
}

function earlierOf(one: Dayjs, other: Dayjs): Dayjs {
  return one.isBefore(other) ? one : other;
}
