import { paths } from '../core/paths.ts';

/** The address of the screen on which a board hands over to the next one. */
export const boardHandoverPaths = { screen: `${paths.system}/przekazanie-spraw` } as const;
