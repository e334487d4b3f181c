import { generatePath } from 'react-router';
import { paths } from '../core/paths.ts';

/** The name of the area, by which what it read is kept. */
export const ownArea = 'own';

/** The patterns of the addresses of what is one's own. */
export const ownPatterns = {
  gardens: paths.own,
  garden: `${paths.own}/:gardenId`,
  report: `${paths.own}/:gardenId/zglos-odczyt/:meterId`,
  account: `${paths.own}/rozliczenie/:settlementId`,
} as const;

/** The addresses of what is one's own. */
export const ownPaths = {
  gardens: ownPatterns.gardens,
  garden: (gardenId: string) => generatePath(ownPatterns.garden, { gardenId }),
  report: (gardenId: string, meterId: string) =>
    generatePath(ownPatterns.report, { gardenId, meterId }),
  account: (settlementId: string) => generatePath(ownPatterns.account, { settlementId }),
} as const;
