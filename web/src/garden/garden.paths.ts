import { generatePath } from 'react-router';

const details = '/szczegoly-dzialki/:gardenId';

/** The patterns of the garden screens' addresses. */
export const gardenPatterns = {
  list: '/dzialki',
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
