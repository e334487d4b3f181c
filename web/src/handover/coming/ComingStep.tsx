import { mostComing } from '@grzadka/contract/handover/handover.model';
import { handoverRecord } from '@grzadka/contract/handover/handover.record';
import type { HandoverDetails } from '@grzadka/contract/handover/handover-details.model';
import { useState } from 'react';
import { useMay } from '../../core/access/access.ts';
import { CardRow, CardRowText } from '../../core/ui/CardRow.tsx';
import { Button } from '../../core/ui/elements/Button.tsx';
import { PlainList } from '../../core/ui/elements/PlainList.tsx';
import { Row, Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { AddIcon } from '../../core/ui/icons.ts';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { TextLink } from '../../core/ui/screen/TextLink.tsx';
import { partyPaths } from '../../party/party.paths.ts';
import { handoverText } from '../handover.text.ts';
import { mainLook, type StepProps } from '../steps/step-props.ts';
import { comingOf, useHandoverChange } from '../useHandoverChange.ts';
import type { NewParty } from './NewPartyDialog.tsx';
import { WhoWaits } from './WhoWaits.tsx';

const FindPartyDialog = latePart(
  async () => (await import('./FindPartyDialog.tsx')).FindPartyDialog,
);
const NewPartyDialog = latePart(async () => (await import('./NewPartyDialog.tsx')).NewPartyDialog);

const words = handoverText.coming;

/** Who comes: found, new on the spot, or whoever waits first (docs/product/handovers.md#steps). */
export function ComingStep({ handover, isNext }: StepProps) {
  const { id, garden, ground, comingParties, comingName, state } = handover;
  const mayWrite = useMay(handoverRecord.permissions.write) && state === 'open';
  const [isFinding, setFinding] = useState(false);
  const [toCreate, setToCreate] = useState<NewParty>();
  const { change, tick } = useHandoverChange(id);
  const add = (partyId: string) =>
    change((now) => ({
      coming: [...comingOf(now), { partyId, beginsMembership: true, getsLogin: false }],
      comingName: null,
    }));
  // Without anybody there is nothing to transfer or to lease.
  const isAsked = ground === 'transfer' || ground === 'lease';
  const isNobody = comingParties.length === 0 && comingName === null;
  const lacks = comingParties.find((party) => lacksOf(party).length > 0);
  const look = mainLook({ isNext });
  return (
    <Stack gap={12}>
      <PlainList aria-label={words.addTitle} hidden={comingParties.length === 0}>
        {comingParties.map((coming) => (
          <CardRow key={coming.party.id}>
            <CardRowText>
              <TextLink isReturning to={partyPaths.details(coming.party.id)}>
                {coming.party.name}
              </TextLink>
              {lacksOf(coming).length > 0 && <Text kind="body2">{lacksOf(coming).join(', ')}</Text>}
            </CardRowText>
            {mayWrite && (
              <Row gap={8}>
                {lacksOf(coming).length > 0 && (
                  <ButtonLink
                    isReturning
                    look={coming === lacks ? look : 'outlined'}
                    to={completePath(coming)}
                    aria-label={`${words.complete}: ${coming.party.name}`}
                  >
                    {words.complete}
                  </ButtonLink>
                )}
                <Button
                  aria-label={`${words.remove}: ${coming.party.name}`}
                  onClick={() =>
                    tick((now) => ({
                      coming: comingOf(now).filter(({ partyId }) => partyId !== coming.party.id),
                    }))
                  }
                >
                  {words.remove}
                </Button>
              </Row>
            )}
          </CardRow>
        ))}
      </PlainList>
      {comingName !== null && <Text>{words.named(comingName)}</Text>}
      {isNobody && !isAsked && <Text isQuiet>{words.nobody}</Text>}
      {mayWrite && (
        <Row gap={8}>
          {comingName !== null && (
            <Button
              look={lacks ? 'outlined' : look}
              onClick={() => setToCreate({ name: comingName })}
              {...NewPartyDialog.ahead}
            >
              {words.create}
            </Button>
          )}
          {comingParties.length < mostComing && (
            <Button
              look={lacks || comingName !== null || comingParties.length > 0 ? 'outlined' : look}
              startIcon={<AddIcon />}
              onClick={() => setFinding(true)}
              {...FindPartyDialog.ahead}
            >
              {words.add}
            </Button>
          )}
        </Row>
      )}
      {isNobody && mayWrite && (
        <WhoWaits gardenId={garden.id} onChoose={add} onCreate={setToCreate} />
      )}
      <FindPartyDialog
        open={isFinding}
        save={add}
        onCreate={() => {
          setFinding(false);
          setToCreate({ name: comingName ?? '' });
        }}
        onClose={() => setFinding(false)}
      />
      <NewPartyDialog
        open={toCreate !== undefined}
        start={toCreate}
        save={add}
        onClose={() => setToCreate(undefined)}
      />
    </Stack>
  );
}

type Coming = HandoverDetails['comingParties'][number];

function lacksOf({ hasAddress, hasSaidConsents }: Coming): string[] {
  return [...(hasAddress ? [] : [words.noAddress]), ...(hasSaidConsents ? [] : [words.noConsents])];
}

/** Where what is missing is said: an address in the form, consents in the details. */
function completePath({ party, hasAddress }: Coming): string {
  return hasAddress ? partyPaths.details(party.id) : partyPaths.edit(party.id);
}
