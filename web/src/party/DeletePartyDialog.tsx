import type { PartyListItem } from '@grzadka/contract/party/party.reply';
import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { ConfirmDialog } from '../core/ui/ConfirmDialog.tsx';
import { useLastKnown } from '../core/ui/useLastKnown.ts';
import { partyDetailsQuery } from './party.queries.ts';
import { namesInShort, partyDeletionText } from './party.text.ts';

/** As many logins or gardens as the question names. */
const mostNamed = 10;

interface DeletePartyDialogProps {
  /** The party in question; undefined while nothing is asked. */
  party: Pick<PartyListItem, 'id' | 'name'> | undefined;
  onAnswer: (mayDelete: boolean) => void;
}

/** Asks about deleting a party, saying what goes with it. */
export function DeletePartyDialog({ party, onAnswer }: DeletePartyDialogProps) {
  const asked = useLastKnown(party);
  return (
    <ConfirmDialog
      open={party !== undefined}
      title={partyDeletionText.title}
      text={partyDeletionText.question(asked?.name ?? '')}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <Typography sx={{ mt: 2 }}>{partyDeletionText.consequences}</Typography>
      {asked && <WhatGoes partyId={asked.id} />}
    </ConfirmDialog>
  );
}

/** The logins and gardens by name, once they are known; the question stands without them, too. */
function WhatGoes({ partyId }: { partyId: string }) {
  const { data } = useQuery(partyDetailsQuery(partyId));
  return (
    <Box
      component="output"
      sx={{ display: 'block', mt: 1, fontWeight: 600, overflowWrap: 'anywhere' }}
    >
      {data && (
        <>
          <div>
            {partyDeletionText.logins(
              namesInShort(
                data.partyLogins.map(({ loginId }) => loginId),
                mostNamed,
              ),
            )}
          </div>
          <div>
            {partyDeletionText.gardens(
              namesInShort(
                data.party.gardens.map(({ name }) => name),
                mostNamed,
              ),
            )}
          </div>
        </>
      )}
    </Box>
  );
}
