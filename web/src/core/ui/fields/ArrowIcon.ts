import { icon } from '../icon.ts';

/** At the end of a field that a list opens from. */
export const ArrowIcon = icon('M7 10l5 5 5-5z', 'Arrow');
