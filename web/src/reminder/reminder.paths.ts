import type { ReminderLevel } from '@grzadka/contract/message/reminder-levels';
import { paths } from '../core/paths.ts';

/** The name of the area, by which what it read is kept. */
export const reminderArea = 'reminder';

/** Where one looks whom to remind. */
export const remindersPath = `${paths.fees}/wezwania`;

/** The parameter of the address that has the level. */
export const levelParameter = 'poziom';

/** The same of a level. */
export function remindersOfLevel(level: ReminderLevel): string {
  return `${remindersPath}?${new URLSearchParams({ [levelParameter]: String(level) })}`;
}
