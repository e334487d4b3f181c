import type { GardenDetails } from '@grzadka/contract/garden/garden.model';
import { useQuery } from '@tanstack/react-query';
import { AssignmentSection } from './AssignmentSection.tsx';
import { holdersQuery } from './assignment.queries.ts';
import { assignmentText } from './assignment.text.ts';
import { holderEntries } from './assignment-entry.ts';

/** The holders of a garden, past and to come included, leading to their details. */
export function HoldersOfGarden({ garden }: { garden: Pick<GardenDetails, 'id' | 'name'> }) {
  const { data, error, refetch } = useQuery(holdersQuery(garden.id));
  return (
    <AssignmentSection
      title={assignmentText.holders}
      empty={assignmentText.noHolders}
      assignLabel={assignmentText.assignHolder}
      entries={data && holderEntries(garden, data.items)}
      error={error}
      retry={refetch}
      known={{ gardenId: garden.id }}
    />
  );
}
