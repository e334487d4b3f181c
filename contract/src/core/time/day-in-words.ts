import { dayOf } from './time-zone.ts';

/**
 * The months as they stand behind a day: what `Intl.DateTimeFormat` has, whose first one takes a phone 70 ms while a
 * screen waits (0233).
 */
export const monthsOfDay = [
  'stycznia',
  'lutego',
  'marca',
  'kwietnia',
  'maja',
  'czerwca',
  'lipca',
  'sierpnia',
  'września',
  'października',
  'listopada',
  'grudnia',
] as const;

/** The same by themselves. */
const months = [
  'styczeń',
  'luty',
  'marzec',
  'kwiecień',
  'maj',
  'czerwiec',
  'lipiec',
  'sierpień',
  'wrzesień',
  'październik',
  'listopad',
  'grudzień',
] as const;

/** A day, or that of an instant by the gardens' clocks, in words: '18 października 2026'. */
export function dayInWords(day: string): string {
  const [year, month, ofMonth] = dayOf(day).split('-').map(Number);
  return `${ofMonth} ${monthsOfDay[(month ?? 1) - 1]} ${year}`;
}

/** The month of a day in words: 'październik 2026'. */
export function monthInWords(day: string): string {
  const [year, month] = dayOf(day).split('-').map(Number);
  return `${months[(month ?? 1) - 1]} ${year}`;
}
