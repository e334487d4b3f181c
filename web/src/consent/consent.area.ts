import { defineArea, screen } from '../core/area.ts';
import { partyPaths } from '../party/party.paths.ts';
import { consentPlace } from './consent.paths.ts';

const { name, permissions, screens } = consentPlace;

/** The consents in the browser: their list, a section of the parties' details, and one of the own account. */
export const area = defineArea({
  name,
  routes: [
    {
      permission: permissions.read,
      screens: [
        screen(
          screens.list,
          'podmioty#lista-zgód',
          async () => (await import('./ConsentListScreen.tsx')).ConsentListScreen,
        ),
      ],
    },
  ],
  // Its party lists it.
  details: (_, partyId) => (partyId === undefined ? undefined : partyPaths.details(partyId)),
});
