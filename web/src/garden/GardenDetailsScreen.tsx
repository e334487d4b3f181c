import { shownFields } from '@grzadka/contract/core/record/shown-fields';
import { type GardenDetails, gardenDetails } from '@grzadka/contract/garden/garden.model';
import { gardenRecord } from '@grzadka/contract/garden/garden.record';
import type { ComponentType } from 'react';
import { RecordDetailsScreen, RecordFacts } from '../core/record/screens/RecordDetailsScreen.tsx';
import type { ChargedNote } from './charged-note.ts';
import { GardenMeters } from './GardenMeters.tsx';
import { gardenScreens } from './garden.screens.ts';
import { PlotBasis } from './PlotBasis.tsx';

interface GardenDetailsScreenProps {
  /** The holders of the garden, about which another area knows. */
  Holders: ComponentType<{ garden: GardenDetails }>;
  /** To whom they want to transfer it, about which a third one knows. */
  Transfers: ComponentType<{ garden: GardenDetails }>;
  /** Their settlement accounts, about which yet another one knows. */
  Accounts: ComponentType<{ garden: GardenDetails }>;
  Charged: ChargedNote;
}

const shown = shownFields(gardenRecord, gardenDetails, {
  from: { sectorId: ({ sector }) => sector },
});

/** A garden with its holders and meters, and what it is charged by. */
export function GardenDetailsScreen({
  Holders,
  Transfers,
  Accounts,
  Charged,
}: GardenDetailsScreenProps) {
  return (
    <RecordDetailsScreen of={gardenScreens}>
      {(garden) => (
        <>
          <RecordFacts shown={shown} record={garden} />
          <Holders garden={garden} />
          <Transfers garden={garden} />
          <GardenMeters meters={garden.meters} />
          <Accounts garden={garden} />
          <PlotBasis garden={garden} Charged={Charged} />
        </>
      )}
    </RecordDetailsScreen>
  );
}
