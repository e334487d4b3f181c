import type { PartyDetails } from '@grzadka/contract/party/party-reply';
import { mdiAccountGroupOutline } from '@mdi/js';
import type { ComponentType } from 'react';
import { defineArea, screen } from '../core/area.ts';
import { icon } from '../core/ui/icon.ts';
import { partyPaths, partyPatterns } from './party.paths.ts';

interface PartyAreaOptions {
  /** What other areas know about a party, below its data. */
  loadSections: () => Promise<ComponentType<PartyDetails>>;
  /** Where a login of a party is added. */
  newLoginPath: (partyId: string) => string;
}

const newOrChanged = 'podmioty#nowy-podmiot-i-zmiana-danych';

/** The parties in the browser. */
export function defineParty({ loadSections, newLoginPath }: PartyAreaOptions) {
  const { list, create, edit, details } = partyPatterns;
  return defineArea({
    name: 'party',
    menu: [
      {
        place: 40,
        label: 'Podmioty',
        icon: icon(mdiAccountGroupOutline, 'Parties'),
        to: partyPaths.list,
        sections: [list, create, edit, details],
      },
    ],
    routes: [
      {
        permission: 'party:read',
        screens: [
          screen(
            list,
            'podmioty',
            async () => (await import('./PartyListScreen.tsx')).PartyListScreen,
          ),
          screen(details, 'podmioty#szczegóły', async () => {
            const [{ PartyDetailsScreen }, Sections] = await Promise.all([
              import('./PartyDetailsScreen.tsx'),
              loadSections(),
            ]);
            return () => <PartyDetailsScreen Sections={Sections} />;
          }),
        ],
      },
      {
        permission: 'party:write',
        screens: [
          screen(create, newOrChanged, async () => {
            const { PartyCreateScreen } = await import('./PartyCreateScreen.tsx');
            return () => <PartyCreateScreen newLoginPath={newLoginPath} />;
          }),
          screen(
            edit,
            newOrChanged,
            async () => (await import('./PartyEditScreen.tsx')).PartyEditScreen,
          ),
        ],
      },
    ],
    details: partyPaths.details,
    // The session shows who is signed in by the name of that person's party.
    touches: {
      records: ['assignment', 'consent', 'garden', 'membership', 'session', 'settlement'],
      lists: ['consent', 'settlement'],
    },
  });
}
