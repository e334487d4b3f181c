import { defineArea, screen } from '../core/area.ts';
import { partyPaths } from '../party/party.paths.ts';
import { loginPatterns } from './login.paths.ts';

/** The logins in the browser: forms below their party's details, which list them. */
export const area = defineArea({
  name: 'login',
  routes: [
    {
      permission: 'login:write',
      screens: [
        screen(
          loginPatterns.create,
          'loginy#nowy-login',
          async () => (await import('./LoginCreateScreen.tsx')).LoginCreateScreen,
        ),
        screen(
          loginPatterns.edit,
          'loginy#zmiana',
          async () => (await import('./LoginEditScreen.tsx')).LoginEditScreen,
        ),
        screen(
          loginPatterns.setPassword,
          'loginy#zmiana',
          async () => (await import('./SetPasswordScreen.tsx')).SetPasswordScreen,
        ),
      ],
    },
  ],
  // Its party lists it; one of nobody is on no screen.
  details: (_, partyId) => (partyId === undefined ? undefined : partyPaths.details(partyId)),
  touches: { records: ['party'] },
});
