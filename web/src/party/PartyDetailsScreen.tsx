import type { PartyDetails } from '@grzadka/contract/party/party.reply';
import { Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { paths } from '../app/paths.ts';
import { useMay } from '../core/access/useMay.ts';
import { isNotFound } from '../core/api/api-error.ts';
import { LoadFailure } from '../core/ui/screen/LoadFailure.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { useGoUp } from '../core/ui/screen/useGoUp.ts';
import { DeletePartyDialog } from './DeletePartyDialog.tsx';
import { PartyFacts } from './PartyFacts.tsx';
import { PartyFactsActions } from './PartyFactsActions.tsx';
import { partyDetailsQuery } from './party.queries.ts';
import { partyDeletionText, partyText } from './party.text.ts';
import { usePartyDeletion } from './usePartyDeletion.ts';

interface PartyDetailsScreenProps {
  /** What other areas know about the party, below its data. */
  Sections: ComponentType<PartyDetails>;
}

/** A party with its data and what belongs to it. */
export function PartyDetailsScreen({ Sections }: PartyDetailsScreenProps) {
  const { partyId = '' } = useParams();
  const mayWrite = useMay('party:write');
  const goUp = useGoUp(paths.parties);
  const { data, error, isPending, refetch } = useQuery(partyDetailsQuery(partyId));
  const deletion = usePartyDeletion({ onDeleted: goUp });
  const details = isNotFound(error) ? undefined : data;
  return (
    <>
      <Screen
        title={partyText.details}
        back={paths.parties}
        busy={isPending || deletion.isRunning}
        busyLabel={isPending ? partyText.loading : partyDeletionText.deleting}
        error={deletion.error}
        onCloseError={deletion.clearError}
      >
        {details ? (
          <Stack spacing={3} sx={{ maxWidth: '60rem' }}>
            <PartyFacts
              party={details.party}
              actions={
                mayWrite && (
                  <PartyFactsActions
                    partyId={partyId}
                    onDelete={() => deletion.ask(details.party)}
                  />
                )
              }
            />
            <Sections {...details} />
          </Stack>
        ) : (
          error && <LoadFailure error={error} back={paths.parties} retry={refetch} />
        )}
      </Screen>
      <DeletePartyDialog party={deletion.inQuestion} onAnswer={deletion.answer} />
    </>
  );
}
