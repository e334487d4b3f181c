import { shownFields } from '@grzadka/contract/core/record/shown-fields';
import { type GardenDetails, gardenDetails } from '@grzadka/contract/garden/garden.model';
import { gardenRecord } from '@grzadka/contract/garden/garden.record';
import type { ComponentType, ReactNode } from 'react';
import { useLocation } from '../core/navigation/place.ts';
import { RecordDetailsScreen, RecordFacts } from '../core/record/screens/RecordDetailsScreen.tsx';
import { FoldOnPhone } from '../core/ui/FoldOnPhone.tsx';
import { ShortFacts } from '../core/ui/ShortFacts.tsx';
import type { ChargedNote } from './charged-note.ts';
import { GardenMeters } from './GardenMeters.tsx';
import { gardenScreens } from './garden.screens.ts';
import { gardenText } from './garden.text.ts';
import { PlotBasis } from './PlotBasis.tsx';

interface GardenDetailsScreenProps {
  /** The holders of the garden, about which another area knows. */
  Holders: ComponentType<{ garden: GardenDetails; actions?: ReactNode }>;
  /** What leads to its handover, about which a further one knows. */
  Handover: ComponentType<{ gardenId: string }>;
  /** To whom they want to transfer it, about which a third one knows. */
  Transfers: ComponentType<{ garden: GardenDetails }>;
  /** Their settlement accounts, about which yet another one knows. */
  Accounts: ComponentType<{ garden: GardenDetails }>;
  /** Who waits for it, about which one more knows. */
  Candidates: ComponentType<{ garden: GardenDetails }>;
  Charged: ChargedNote;
}

const shown = shownFields(gardenRecord, gardenDetails, {
  from: { sectorId: ({ sector }) => sector },
});

/** A garden: who holds it, what is owed for it, and its meters; below that what it is charged by, and what was before. */
export function GardenDetailsScreen({
  Holders,
  Handover,
  Transfers,
  Accounts,
  Candidates,
  Charged,
}: GardenDetailsScreenProps) {
  const isLedHere = useLocation().search !== '';
  return (
    <RecordDetailsScreen of={gardenScreens}>
      {(garden) => (
        <>
          <Holders garden={garden} actions={<Handover gardenId={garden.id} />} />
          <Candidates garden={garden} />
          <Accounts garden={garden} />
          <GardenMeters garden={garden} />
          <ShortFacts>
            <RecordFacts shown={shown} record={garden} />
          </ShortFacts>
          {/* Where somebody was led to one of them, that is open. */}
          <FoldOnPhone title={gardenText.transfers} isOpened={isLedHere}>
            <Transfers garden={garden} />
          </FoldOnPhone>
          <FoldOnPhone title={gardenText.basis} isOpened={isLedHere}>
            <PlotBasis garden={garden} Charged={Charged} />
          </FoldOnPhone>
        </>
      )}
    </RecordDetailsScreen>
  );
}
