import { generatePath } from 'react-router';
import { paths } from '../core/paths.ts';

/** The patterns of the zone screens' addresses. */
export const zonePatterns = {
  list: paths.zones,
  create: '/nowa-strefa',
  edit: `${paths.zones}/:zoneId/edycja`,
  details: '/szczegoly-strefy/:zoneId',
} as const;

/** The addresses of the zone screens. */
export const zonePaths = {
  list: zonePatterns.list,
  create: zonePatterns.create,
  edit: (zoneId: string) => generatePath(zonePatterns.edit, { zoneId }),
  details: (zoneId: string) => generatePath(zonePatterns.details, { zoneId }),
} as const;
