import { generatePath } from 'react-router';

/** The patterns of the party screens' addresses. */
export const partyPatterns = {
  list: '/podmioty',
  create: '/nowy-podmiot',
  edit: '/edytuj-podmiot/:partyId',
  details: '/szczegoly-podmiotu/:partyId',
} as const;

/** The addresses of the party screens. */
export const partyPaths = {
  list: partyPatterns.list,
  create: partyPatterns.create,
  edit: (partyId: string) => generatePath(partyPatterns.edit, { partyId }),
  details: (partyId: string) => generatePath(partyPatterns.details, { partyId }),
} as const;
