import { generatePath } from 'react-router';
import { paths } from '../../core/paths.ts';

/** The pattern of the walk's address. */
export const walkPattern = '/tury-odczytow/:campaignId/obchod';

/** The addresses of the walk and of what it comes from. */
export const walkPaths = {
  walk: (campaignId: string) => generatePath(walkPattern, { campaignId }),
  /** The round for who may see it, else the start page. */
  back: (campaignId: string, maySeeRound: boolean) =>
    maySeeRound ? `/tury-odczytow/${campaignId}` : paths.home,
} as const;
