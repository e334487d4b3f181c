import { generatePath } from 'react-router';
import { paths } from '../core/paths.ts';

const details = '/szczegoly-dzialki/:gardenId';

/** The patterns of the garden screens' addresses. */
export const gardenPatterns = {
  list: paths.gardens,
  create: '/nowa-dzialka',
  details,
  edit: `${details}/edycja-dzialki`,
} as const;

/** The addresses of the garden screens. */
export const gardenPaths = {
  list: gardenPatterns.list,
  create: gardenPatterns.create,
  details: (gardenId: string) => generatePath(gardenPatterns.details, { gardenId }),
  edit: (gardenId: string) => generatePath(gardenPatterns.edit, { gardenId }),
} as const;
