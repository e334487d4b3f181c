import type { GardenDetails } from '@grzadka/contract/garden/garden.model';
import { mdiSproutOutline } from '@mdi/js';
import type { ComponentType, ReactNode } from 'react';
import { recordArea } from '../core/record/record-area.tsx';
import { icon } from '../core/ui/icon.ts';
import type { ChargedNote } from './charged-note.ts';
import { gardenPlace } from './garden.paths.ts';

interface GardenAreaOptions {
  /** The holders of a garden, about which another area knows. */
  loadHolders: () => Promise<ComponentType<{ garden: GardenDetails; actions?: ReactNode }>>;
  /** What leads to its handover, and to all of them, about which a further one knows. */
  loadHandover: () => Promise<ComponentType<{ gardenId: string }>>;
  loadHandovers: () => Promise<ComponentType>;
  /** To whom they want to transfer it, about which a third one knows. */
  loadTransfers: () => Promise<ComponentType<{ garden: GardenDetails }>>;
  /** Their settlement accounts, about which yet another one knows. */
  loadAccounts: () => Promise<ComponentType<{ garden: GardenDetails }>>;
  /** Who waits for a free one, about which one more knows, and how many wait. */
  loadCandidates: () => Promise<ComponentType<{ garden: GardenDetails }>>;
  loadWaiting: () => Promise<ComponentType>;
  /** What rests on the area of a garden, about which the charges know. */
  loadCharged: () => Promise<ChargedNote>;
}

/** The gardens in the browser. */
export function defineGarden({
  loadHolders,
  loadHandover,
  loadHandovers,
  loadTransfers,
  loadAccounts,
  loadCandidates,
  loadWaiting,
  loadCharged,
}: GardenAreaOptions) {
  return recordArea({
    place: gardenPlace,
    menu: { place: 50, label: 'Działki', icon: icon(mdiSproutOutline, 'Gardens') },
    help: {
      list: 'dzialki',
      details: 'dzialki#szczegóły-działki',
      create: 'dzialki#nowa-działka',
      edit: 'dzialki#zmiana-danych-działki',
    },
    plain: async () => (await import('./garden.screens.ts')).gardenScreens,
    screens: {
      list: async () => {
        const [{ RecordListScreen }, { gardenScreens }, Waiting, Handovers] = await Promise.all([
          import('../core/record/screens/RecordListScreen.tsx'),
          import('./garden.screens.ts'),
          loadWaiting(),
          loadHandovers(),
        ]);
        const links = (
          <>
            <Waiting />
            <Handovers />
          </>
        );
        return () => <RecordListScreen of={gardenScreens} links={links} />;
      },
      details: async () => {
        const [
          { GardenDetailsScreen },
          Holders,
          Handover,
          Transfers,
          Accounts,
          Candidates,
          Charged,
        ] = await Promise.all([
          import('./GardenDetailsScreen.tsx'),
          loadHolders(),
          loadHandover(),
          loadTransfers(),
          loadAccounts(),
          loadCandidates(),
          loadCharged(),
        ]);
        return () => (
          <GardenDetailsScreen
            Holders={Holders}
            Handover={Handover}
            Transfers={Transfers}
            Accounts={Accounts}
            Candidates={Candidates}
            Charged={Charged}
          />
        );
      },
      create: async () => (await import('./GardenCreateScreen.tsx')).GardenCreateScreen,
      edit: async () => {
        const [{ GardenEditScreen }, Charged] = await Promise.all([
          import('./GardenEditScreen.tsx'),
          loadCharged(),
        ]);
        return () => <GardenEditScreen Charged={Charged} />;
      },
    },
    touches: {
      records: ['assignment', 'garden-area', 'meter', 'party', 'settlement'],
      lists: ['party', 'settlement'],
    },
  });
}
