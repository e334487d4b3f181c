import { formatAmount } from '../core/number/amount.ts';
import { addDays, addMonths } from '../core/time/calendar-steps.ts';
import { dayInFigures } from '../core/time/in-figures.ts';
import { daysLate } from '../core/time/working-days.ts';
import {
  monthsOfArrears,
  type ReminderLevel,
  reminderLevelLabels,
} from '../message/reminder-levels.ts';

/** What the settings say of reminders: amounts in grosze. */
export interface ReminderTerms {
  readonly reminderMinimum: number;
  readonly firstReminderDays: number;
  readonly secondReminderDays: number;
  readonly reminderPauseDays: number;
}

/** How an account with something overdue stands. */
export interface Arrears {
  /** What is overdue, in grosze, and the oldest due day of it; of a warning of what leases end for. */
  readonly amount: number;
  readonly overdueSince: string;
  /** How much of it is old enough for the level. */
  readonly ripe: number;
  /** Whether any of it is what the level is for. */
  readonly isMeant: boolean;
  /** The highest level that reminded of what is still open; zero where none did. */
  readonly reached: ReminderLevel | 0;
  /** The day of the last reminder of whatever; null where there was none. */
  readonly lastOn: string | null;
  /** Whether a reminder is written that has not gone yet. */
  readonly waits: boolean;
  /** Whether it is paid by a plan that is kept. */
  readonly keepsPlan: boolean;
}

/** The last effective due day that is old enough for a level on a day. */
export function ripeThru(level: ReminderLevel, day: string, terms: ReminderTerms): string {
  if (level === 3) return addMonths(day, -monthsOfArrears);
  return addDays(day, -daysOf(level, terms));
}

/** Why an account is not reminded at a level on a day, in words; null where it is: docs/product/reminders.md#rule. */
export function whyNotReminded(
  { level, day }: { level: ReminderLevel; day: string },
  arrears: Arrears,
  terms: ReminderTerms,
): string | null {
  if (arrears.keepsPlan) return 'Trwa spłata w ratach, która jest dotrzymywana.';
  if (arrears.waits) return 'Wezwanie już jest w wiadomości i czeka na wysłanie albo wydruk.';
  if (!arrears.isMeant) {
    return 'Po terminie nie ma opłat, za które można wypowiedzieć umowę.';
  }
  return (
    whyNotThisLevel(level, arrears) ??
    whyTooEarly({ level, day }, arrears, terms) ??
    whyTooLittle(arrears, terms) ??
    whyPause(day, arrears, terms)
  );
}

function whyNotThisLevel(level: ReminderLevel, { reached }: Arrears): string | null {
  if (reached >= level) return `Już było: ${reminderLevelLabels[reached as ReminderLevel]}.`;
  if (reached === level - 1) return null;
  return `Najpierw: ${reminderLevelLabels[(reached + 1) as ReminderLevel]}.`;
}

function whyTooEarly(
  { level, day }: { level: ReminderLevel; day: string },
  { ripe, overdueSince }: Arrears,
  terms: ReminderTerms,
): string | null {
  if (ripe > 0) return null;
  if (level === 3) return `Zaległość trwa krócej niż 6\u00a0miesięcy.`;
  const days = daysLate(overdueSince, day);
  return `Dni po terminie: ${days}, a potrzeba ${daysOf(level, terms)}.`;
}

function whyTooLittle({ ripe }: Arrears, { reminderMinimum }: ReminderTerms): string | null {
  if (ripe >= reminderMinimum) return null;
  return `Za mało: ${formatAmount(ripe)}, a najmniej ${formatAmount(reminderMinimum)}.`;
}

function whyPause(
  day: string,
  { lastOn }: Arrears,
  { reminderPauseDays }: ReminderTerms,
): string | null {
  if (lastOn === null) return null;
  const next = addDays(lastOn, reminderPauseDays);
  if (next <= day) return null;
  return `Ostatnie było ${dayInFigures(lastOn)}, następne może być ${dayInFigures(next)}.`;
}

function daysOf(level: 1 | 2, terms: ReminderTerms): number {
  return level === 1 ? terms.firstReminderDays : terms.secondReminderDays;
}
