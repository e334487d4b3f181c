import { earliestDay, latestDay } from '../fields.ts';
import { dayInFigures } from './in-figures.ts';

/** What a field asks for: a day, a day and its time, or a time alone. */
export type TypedShape = 'dd.mm.rrrr' | 'dd.mm.rrrr gg:mm' | 'gg:mm';

const firstYear = earliestDay.slice(0, 'YYYY'.length);
const lastYear = latestDay.slice(0, 'YYYY'.length);

/** Why a typed date is refused: what is wrong with it, and in the end the shape that is understood. */
export const typedDateRefusals = {
  /** Text that has not the shape of a date. */
  unread: '',
  yearDigits: 'Rok ma 4\u00a0cyfry',
  year: `Rok może być od ${firstYear} do ${lastYear}`,
  month: (month: string) => `Nie ma takiego dnia: miesiąc ${month}`,
  day: (day: number) => `Nie ma takiego dnia: dzień ${day}`,
  lastDay: (month: string, days: number) => `Nie ma takiego dnia: ${month} ma ${days} dni`,
  weekday: (day: string, weekday: string) =>
    `Nie ma takiego dnia: ${dayInFigures(day)} to ${weekday}`,
  time: (time: string) => `Nie ma takiej godziny: ${time}`,
  timeMissing: 'Podaj też godzinę',
  clockForward: (time: string) => `Nie ma takiej godziny: ${time} (zmiana czasu)`,
  asked: (fault: string, shape: TypedShape) =>
    fault === '' ? `Wpisz ${shape}.` : `${fault}. Wpisz ${shape}.`,
  /** What is said of something pasted that the field has not taken. */
  notPasted: (text: string, refusal: string) => `Nie wklejono „${text}”. ${refusal}`,
} as const;
