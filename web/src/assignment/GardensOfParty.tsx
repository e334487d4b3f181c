import type { Party } from '@grzadka/contract/party/party.reply';
import { useQuery } from '@tanstack/react-query';
import { AssignmentSection } from './AssignmentSection.tsx';
import { gardensQuery } from './assignment.queries.ts';
import { assignmentText } from './assignment.text.ts';
import { gardenEntries } from './assignment-entry.ts';

/** The gardens that a party holds, held and is to hold, leading to their details. */
export function GardensOfParty({ party }: { party: Pick<Party, 'id' | 'name'> }) {
  const { data, error, refetch } = useQuery(gardensQuery(party.id));
  return (
    <AssignmentSection
      title={assignmentText.gardens}
      empty={assignmentText.noGardens}
      assignLabel={assignmentText.assignGarden}
      entries={data && gardenEntries(party, data.items)}
      error={error}
      retry={refetch}
      known={{ partyId: party.id }}
    />
  );
}
