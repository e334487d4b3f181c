import type { GardenDetails } from '@grzadka/contract/garden/garden.model';
import { mdiSproutOutline } from '@mdi/js';
import type { ComponentType } from 'react';
import { defineArea, screen } from '../core/area.ts';
import { icon } from '../core/ui/icon.ts';
import { gardenPaths, gardenPatterns } from './garden.paths.ts';

interface GardenAreaOptions {
  /** The holders of a garden, about which another area knows. */
  loadHolders: () => Promise<ComponentType<{ garden: GardenDetails }>>;
}

/** The gardens in the browser. */
export function gardenArea({ loadHolders }: GardenAreaOptions) {
  return defineArea({
    name: 'garden',
    menu: [
      {
        label: 'Działki',
        icon: icon(mdiSproutOutline, 'Gardens'),
        to: gardenPaths.list,
        sections: [gardenPatterns.list, gardenPatterns.create, gardenPatterns.details],
      },
    ],
    routes: [
      {
        permission: 'garden:read',
        screens: [
          screen(
            gardenPatterns.list,
            'dzialki',
            async () => (await import('./GardenListScreen.tsx')).GardenListScreen,
          ),
          screen(gardenPatterns.details, 'dzialki#szczegóły-działki', async () => {
            const [{ GardenDetailsScreen }, Holders] = await Promise.all([
              import('./GardenDetailsScreen.tsx'),
              loadHolders(),
            ]);
            return () => <GardenDetailsScreen Holders={Holders} />;
          }),
        ],
      },
      {
        permission: 'garden:write',
        screens: [
          screen(
            gardenPatterns.create,
            'dzialki#nowa-działka',
            async () => (await import('./GardenCreateScreen.tsx')).GardenCreateScreen,
          ),
          screen(
            gardenPatterns.edit,
            'dzialki#zmiana-danych-działki',
            async () => (await import('./GardenEditScreen.tsx')).GardenEditScreen,
          ),
        ],
      },
    ],
    details: gardenPaths.details,
    touches: { records: ['assignment', 'meter', 'party'], lists: ['party'] },
  });
}
