import { generatePath } from 'react-router';
import { partyPatterns } from '../party/party.paths.ts';

/** The patterns of the login screens' addresses, below their party's. */
export const loginPatterns = {
  // The party stands twice in this one path; it is one and the same.
  create: `${partyPatterns.details}/nowy-login/:partyId`,
  edit: `${partyPatterns.details}/edytuj-login/:userLoginId`,
  setPassword: `${partyPatterns.details}/ustaw-haslo/:userLoginId`,
} as const;

/** The addresses of the login screens. */
export const loginPaths = {
  create: (partyId: string) => generatePath(loginPatterns.create, { partyId }),
  edit: (partyId: string, userLoginId: string) =>
    generatePath(loginPatterns.edit, { partyId, userLoginId }),
  setPassword: (partyId: string, userLoginId: string) =>
    generatePath(loginPatterns.setPassword, { partyId, userLoginId }),
} as const;
