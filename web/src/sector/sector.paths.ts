import { paths } from '../core/paths.ts';

/** The addresses of the sectors' screen. */
export const sectorPaths = { list: `${paths.system}/sektory` } as const;
