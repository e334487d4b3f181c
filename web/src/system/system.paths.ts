import { paths } from '../core/paths.ts';

/** The addresses of the screens behind 'System' that are its own. */
export const systemPaths = {
  overview: paths.system,
  jobs: `${paths.system}/zadania`,
  storage: `${paths.system}/miejsce`,
  sessions: `${paths.system}/sesje`,
} as const;
