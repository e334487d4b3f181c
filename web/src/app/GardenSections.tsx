import type { GardenDetails } from '@grzadka/contract/garden/garden.model';
import { HoldersOfGarden } from '../assignment/AssignmentsOf.tsx';
import { SettlementsOfGarden } from '../settlement/SettlementsOf.tsx';

/** What other areas know about a garden, below its data: who holds it, and their accounts. */
export function GardenSections({ garden }: { garden: GardenDetails }) {
  return (
    <>
      <HoldersOfGarden garden={garden} />
      <SettlementsOfGarden garden={garden} />
    </>
  );
}
