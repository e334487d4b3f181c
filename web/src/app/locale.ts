import dayjs from 'dayjs';
import 'dayjs/locale/pl';

/** Makes every date of the application Polish (product spec 1). */
export function setPolishDates(): void {
  dayjs.locale('pl');
}
