import { paths } from '../core/paths.ts';

/** Where the list is of who owes. */
export const debtorsPath = `${paths.transactions}/zalegli`;
