import type { GardenDetails } from '@grzadka/contract/garden/garden.model';
import type { Party } from '@grzadka/contract/party/party.reply';
import { useQuery } from '@tanstack/react-query';
import { AssignmentSection } from './AssignmentSection.tsx';
import { gardensQuery, holdersQuery } from './assignment.queries.ts';
import { assignmentText } from './assignment.text.ts';
import { gardenItems, holderItems } from './assignment-item.ts';

/** The gardens that a party holds, held and is to hold, leading to their details. */
export function GardensOfParty({ party }: { party: Pick<Party, 'id' | 'name'> }) {
  const { data, error, refetch } = useQuery({
    ...gardensQuery(party.id),
    select: ({ items }) => gardenItems(party, items),
  });
  return (
    <AssignmentSection
      title={assignmentText.gardens}
      empty={assignmentText.noGardens}
      assignLabel={assignmentText.assignGarden}
      items={data}
      error={error}
      retry={refetch}
      readAgain={async () => (await refetch({ throwOnError: true })).data ?? []}
      known={{ partyId: party.id }}
    />
  );
}

/** The holders of a garden, past and to come included, leading to their details. */
export function HoldersOfGarden({ garden }: { garden: Pick<GardenDetails, 'id' | 'name'> }) {
  const { data, error, refetch } = useQuery({
    ...holdersQuery(garden.id),
    select: ({ items }) => holderItems(garden, items),
  });
  return (
    <AssignmentSection
      title={assignmentText.holders}
      empty={assignmentText.noHolders}
      assignLabel={assignmentText.assignHolder}
      items={data}
      error={error}
      retry={refetch}
      readAgain={async () => (await refetch({ throwOnError: true })).data ?? []}
      known={{ gardenId: garden.id }}
    />
  );
}
