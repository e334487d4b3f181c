import { daysBetween } from './calendar-steps.ts';
import { dayNumber, dayOfNumber } from './day-number.ts';

/** Days of the year on which Poland rests by law, with the year from which it does ('MM-DD'; Dz.U. 2025 poz. 296). */
const holidays: Readonly<Record<string, number>> = {
  '01-01': 0,
  '01-06': 2011,
  '05-01': 0,
  '05-03': 0,
  '08-15': 0,
  '11-01': 0,
  '11-11': 0,
  '12-24': 2025,
  '12-25': 0,
  '12-26': 0,
};

/** Days after Easter Sunday on which Poland rests: itself, its Monday, Pentecost and Corpus Christi. */
const daysAfterEaster: ReadonlySet<number> = new Set([0, 1, 49, 60]);

/** Whether a day, 'YYYY-MM-DD', is neither a Saturday nor a Sunday nor a statutory holiday of Poland. */
export function isWorkingDay(day: string): boolean {
  const number = dayNumber(day);
  // The first of January 1970 was a Thursday.
  const weekday = (((number + 4) % 7) + 7) % 7;
  const year = Number(day.slice(0, 4));
  const since = holidays[day.slice('YYYY-'.length)];
  const isFixed = since !== undefined && year >= since;
  return weekday !== 0 && weekday !== 6 && !isFixed && !daysAfterEaster.has(number - easter(year));
}

/**
 * The day on which a term ends that is set to `day`, 'YYYY-MM-DD': where that is no working day, the next one
 * (Civil Code, article 115; docs/product/money.md#due-days).
 */
export function effectiveDue(day: string): string {
  return isWorkingDay(day) ? day : effectiveDue(dayOfNumber(dayNumber(day) + 1));
}

/** For how many days a term that is set to `dueOn` is over on a day: counted from the working day on which it ends (docs/product/money.md#due-days). */
export function daysLate(dueOn: string, day: string): number {
  return daysBetween(effectiveDue(dueOn), day);
}

/**
 * By which day a part of a debt is to be paid, as is said on `today`: its due day, as papers have it, or where that is over and the term
 * is not, the working day on which it ends.
 */
export function termOn(today: string, dueOn: string): string {
  if (dueOn >= today) return dueOn;
  const end = effectiveDue(dueOn);
  return end >= today ? end : dueOn;
}

/** The day number of Easter Sunday, by the rule of Gauss as Butcher wrote it for the Gregorian calendar. */
function easter(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const skipped = Math.floor(century / 4);
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - skipped - correction + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  // Counted from the last of February, in months of 31 days.
  const days = epact + weekday - 7 * late + 22;
  return dayNumber(`${year}-03-01`) + days - 1;
}
