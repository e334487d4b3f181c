import { paths } from '../core/paths.ts';

/** The name of the area, by which what it read is kept. */
export const reminderArea = 'reminder';

/** Where one looks whom to remind. */
export const remindersPath = `${paths.fees}/wezwania`;

/** The parameter of the address that has the level. */
export const levelParameter = 'poziom';
