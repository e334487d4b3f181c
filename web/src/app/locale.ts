import dayjs from 'dayjs';
import 'dayjs/locale/pl';

/** Makes every date of the application Polish. */
export function setPolishDates(): void {
  dayjs.locale('pl');
}
