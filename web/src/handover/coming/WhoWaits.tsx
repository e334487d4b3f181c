import { waitingEndpoints } from '@grzadka/contract/waiting/waiting.endpoints';
import type { Candidate } from '@grzadka/contract/waiting/waiting.model';
import { waitingRecord } from '@grzadka/contract/waiting/waiting.record';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMay } from '../../core/access/access.ts';
import { call } from '../../core/api/call.ts';
import { callQuery } from '../../core/api/call-query.ts';
import { recordPath } from '../../core/record/record-path.ts';
import { CardRow, CardRowText } from '../../core/ui/CardRow.tsx';
import { Button } from '../../core/ui/elements/Button.tsx';
import { PlainList } from '../../core/ui/elements/PlainList.tsx';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { TextLink } from '../../core/ui/screen/TextLink.tsx';
import { useFailures } from '../../core/ui/screen/useFailures.ts';
import { gardenPlace } from '../../garden/garden.paths.ts';
import { waitingPlace } from '../../waiting/waiting.paths.ts';
import { handoverText } from '../handover.text.ts';
import type { NewParty } from './NewPartyDialog.tsx';

interface WhoWaitsProps {
  gardenId: string;
  /** Takes in somebody who is a party. */
  onChoose: (partyId: string) => Promise<unknown>;
  /** Somebody who is none yet, with what is known of them. */
  onCreate: (start: NewParty) => void;
}

const words = handoverText.coming;

/** Who waits first for the plot, and whom it fits; to offer it to somebody further down asks for a reason, in the plot's details. */
export function WhoWaits({ gardenId, onChoose, onCreate }: WhoWaitsProps) {
  const may = useMay(waitingRecord.permissions.read);
  const { data } = useQuery({
    ...callQuery(['waiting', 'candidates', gardenId], waitingEndpoints.candidates, {
      params: { id: gardenId },
    }),
    enabled: may,
  });
  const failures = useFailures('snackbar');
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ id }: Candidate) => {
      const { party, name, phone, email } = await call(waitingEndpoints.get, { params: { id } });
      if (party === null) onCreate({ name, phone, email });
      else await onChoose(party.id);
    },
    onError: failures.show,
  });
  const first = data?.items.find(
    ({ misfits, hasDeclined }) => misfits.length === 0 && !hasDeclined,
  );
  if (!first) return null;
  return (
    <Stack gap={4}>
      <Text as="h3" kind="subtitle1">
        {words.waiting}
      </Text>
      <PlainList aria-label={words.waiting}>
        <CardRow>
          <CardRowText>
            <TextLink isReturning to={recordPath(waitingPlace.screens.details, first.id)}>
              {first.name}
            </TextLink>
            <Text kind="body2">{words.waits(first.place, first.appliedOn)}</Text>
          </CardRowText>
          <Button
            look="outlined"
            aria-label={`${words.choose}: ${first.name}`}
            aria-disabled={isPending}
            onClick={() => !isPending && mutate(first)}
          >
            {words.choose}
          </Button>
        </CardRow>
      </PlainList>
      <TextLink isReturning to={recordPath(gardenPlace.screens.details, gardenId)}>
        {words.allWaiting}
      </TextLink>
    </Stack>
  );
}
