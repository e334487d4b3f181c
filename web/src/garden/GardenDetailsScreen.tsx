import { shownFields } from '@grzadka/contract/core/record/shown-fields';
import { type GardenDetails, gardenDetails } from '@grzadka/contract/garden/garden.model';
import { gardenRecord } from '@grzadka/contract/garden/garden.record';
import type { ComponentType } from 'react';
import { RecordDetailsScreen, RecordFacts } from '../core/record/screens/RecordDetailsScreen.tsx';
import { GardenMeters } from './GardenMeters.tsx';
import { gardenScreens } from './garden.screens.ts';

interface GardenDetailsScreenProps {
  /** What other areas know about the garden, below its data. */
  Sections: ComponentType<{ garden: GardenDetails }>;
}

const shown = shownFields(gardenRecord, gardenDetails, {
  from: { sectorId: ({ sector }) => sector },
});

/** A garden with what other areas know about it, and its meters. */
export function GardenDetailsScreen({ Sections }: GardenDetailsScreenProps) {
  return (
    <RecordDetailsScreen of={gardenScreens}>
      {(garden) => (
        <>
          <RecordFacts shown={shown} record={garden} />
          <Sections garden={garden} />
          <GardenMeters meters={garden.meters} />
        </>
      )}
    </RecordDetailsScreen>
  );
}
