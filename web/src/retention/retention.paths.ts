import { paths } from '../core/paths.ts';

/** The address of the screen that says what is kept for how long. */
export const retentionPaths = {
  screen: `${paths.system}/dane-osobowe/przechowywanie`,
} as const;
