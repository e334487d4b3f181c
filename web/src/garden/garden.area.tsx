import type { GardenDetails } from '@grzadka/contract/garden/garden.model';
import { gardenRecord } from '@grzadka/contract/garden/garden.record';
import { mdiSproutOutline } from '@mdi/js';
import type { ComponentType } from 'react';
import { recordArea } from '../core/record/record-area.tsx';
import { icon } from '../core/ui/icon.ts';

interface GardenAreaOptions {
  /** The holders of a garden, about which another area knows. */
  loadHolders: () => Promise<ComponentType<{ garden: GardenDetails }>>;
  /** Their settlement accounts, about which yet another one knows. */
  loadAccounts: () => Promise<ComponentType<{ garden: GardenDetails }>>;
}

/** The gardens in the browser. */
export function gardenArea({ loadHolders, loadAccounts }: GardenAreaOptions) {
  return recordArea({
    record: gardenRecord,
    menu: { place: 50, label: 'Działki', icon: icon(mdiSproutOutline, 'Gardens') },
    help: {
      list: 'dzialki',
      details: 'dzialki#szczegóły-działki',
      create: 'dzialki#nowa-działka',
      edit: 'dzialki#zmiana-danych-działki',
    },
    plain: async () => (await import('./garden.screens.ts')).gardenScreens,
    screens: {
      details: async () => {
        const [{ GardenDetailsScreen }, Holders, Accounts] = await Promise.all([
          import('./GardenDetailsScreen.tsx'),
          loadHolders(),
          loadAccounts(),
        ]);
        return () => <GardenDetailsScreen Holders={Holders} Accounts={Accounts} />;
      },
      create: async () => (await import('./GardenCreateScreen.tsx')).GardenCreateScreen,
      edit: async () => (await import('./GardenEditScreen.tsx')).GardenEditScreen,
    },
    touches: {
      records: ['assignment', 'meter', 'party', 'settlement'],
      lists: ['party', 'settlement'],
    },
  });
}
