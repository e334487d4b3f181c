import { partyRecord } from '@grzadka/contract/party/party.record';
import type { PartyDetails } from '@grzadka/contract/party/party.reply';
import { Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { useMay, useRole, useUserId } from '../core/access/access.ts';
import { isNotFound } from '../core/api/api-error.ts';
import { HistoryButton } from '../core/record/HistoryButton.tsx';
import { DeleteIcon, EditIcon } from '../core/ui/icons.ts';
import { LoadFailure } from '../core/ui/screen/LoadFailure.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../core/ui/screen/ScreenColumn.tsx';
import { useFailures } from '../core/ui/screen/useFailures.ts';
import { ReturningLink } from '../core/ui/screen/ReturningLink.tsx';
import { useGoUp } from '../core/ui/screen/useGoUp.ts';
import { uiText } from '../core/ui/ui.text.ts';
import { PartyDeletion, usePartyDeletion } from './PartyDeletion.tsx';
import { PartyFacts } from './PartyFacts.tsx';
import { partyPaths } from './party.paths.ts';
import { partyDetailsQuery } from './party.queries.ts';
import { partyText } from './party.text.ts';
import { partyObstacles } from './party-obstacles.ts';

interface PartyDetailsScreenProps {
  /** What other areas know about the party, below its data. */
  Sections: ComponentType<PartyDetails>;
}

/** A party with its data and what belongs to it. */
export function PartyDetailsScreen({ Sections }: PartyDetailsScreenProps) {
  const { partyId = '' } = useParams();
  const mayWrite = useMay('party:write');
  const goUp = useGoUp(partyPaths.list);
  const { data, error, isPending, refetch } = useQuery(partyDetailsQuery(partyId));
  const failures = useFailures('alert');
  const deletion = usePartyDeletion({ failures, onDeleted: goUp });
  const details = isNotFound(error) ? undefined : data?.reply;
  return (
    <>
      <Screen
        title={partyText.details}
        actions={details && <HistoryButton recordType={partyRecord.name} recordId={partyId} />}
        back={partyPaths.list}
        busy={isPending}
        busyLabel={uiText.loading}
        error={failures.error}
        onCloseError={failures.clear}
      >
        {details ? (
          <ScreenColumn>
            <PartyFacts
              party={details.party}
              actions={
                mayWrite && (
                  <Actions details={details} onDelete={() => deletion.ask(details.party)} />
                )
              }
            />
            <Sections {...details} />
          </ScreenColumn>
        ) : (
          error && <LoadFailure error={error} back={partyPaths.list} retry={refetch} />
        )}
      </Screen>
      <PartyDeletion deletion={deletion} />
    </>
  );
}

/** What can be done with a party on its details screen, or why it cannot be deleted. */
function Actions({ details, onDelete }: { details: PartyDetails; onDelete: () => void }) {
  const person = { role: useRole(), userLoginId: useUserId() };
  const obstacle = partyObstacles(person, details.partyLogins).deletion;
  const { id } = details.party;
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button
        component={ReturningLink}
        to={partyPaths.edit(id)}
        variant="contained"
        startIcon={<EditIcon />}
      >
        {partyText.startEdit}
      </Button>
      {obstacle === undefined ? (
        <Button variant="outlined" startIcon={<DeleteIcon />} onClick={onDelete}>
          {partyText.delete}
        </Button>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {obstacle}
        </Typography>
      )}
    </Stack>
  );
}
