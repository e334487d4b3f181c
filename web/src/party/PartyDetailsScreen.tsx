import { formatPhone } from '@grzadka/contract/core/format-phone';
import { partyFieldLabels, partyTypeLabels } from '@grzadka/contract/party/party.model';
import { partyRecord } from '@grzadka/contract/party/party.record';
import type { Party, PartyDetails } from '@grzadka/contract/party/party-reply';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useMay, useRole, useUserId } from '../core/access/access.ts';
import { isNotFound } from '../core/api/api-error.ts';
import { useParams } from '../core/navigation/place.ts';
import { HistoryButton } from '../core/record/HistoryButton.tsx';
import { Button } from '../core/ui/elements/Button.tsx';
import { EmailText } from '../core/ui/elements/EmailText.tsx';
import { Row } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { type Fact, FactList } from '../core/ui/FactList.tsx';
import { DeleteIcon, EditIcon } from '../core/ui/icons.ts';
import { Section } from '../core/ui/Section.tsx';
import { ShortFacts } from '../core/ui/ShortFacts.tsx';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { LoadFailure } from '../core/ui/screen/LoadFailure.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../core/ui/screen/ScreenColumn.tsx';
import { TextLink } from '../core/ui/screen/TextLink.tsx';
import { useFailures } from '../core/ui/screen/useFailures.ts';
import { useGoUp } from '../core/ui/screen/useGoUp.ts';
import { uiText } from '../core/ui/ui.text.ts';
import { PartyDeletion, usePartyDeletion } from './PartyDeletion.tsx';
import { partyPaths } from './party.paths.ts';
import { partyDetailsQuery } from './party.queries.ts';
import { formatNip, partyText } from './party.text.ts';
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
        tabSubject={details?.party.name}
        actions={!error && <HistoryButton recordType={partyRecord.name} recordId={partyId} />}
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
    <Row isCentred gap={12}>
      <ButtonLink isReturning look="filled" to={partyPaths.edit(id)} startIcon={<EditIcon />}>
        {partyText.startEdit}
      </ButtonLink>
      {obstacle === undefined ? (
        <Button look="outlined" startIcon={<DeleteIcon />} onClick={onDelete}>
          {partyText.delete}
        </Button>
      ) : (
        <Text kind="body2" isQuiet>
          {obstacle}
        </Text>
      )}
    </Row>
  );
}

/** Who a party is and how to reach it. */
function PartyFacts({ party, actions }: { party: Party; actions?: ReactNode }) {
  const own = party.partyType === 'person' ? personFacts(party) : companyFacts(party);
  return (
    <Section title={party.name} actions={actions}>
      <ShortFacts>
        <FactList
          facts={[
            { label: partyFieldLabels.partyType, value: partyTypeLabels[party.partyType] },
            ...own,
            { label: partyFieldLabels.phone, value: phone(party) },
            { label: partyFieldLabels.email, value: email(party) },
            { label: partyText.address, value: address(party) },
          ]}
        />
      </ShortFacts>
    </Section>
  );
}

function personFacts({ firstName, lastName }: Party): Fact[] {
  return [
    { label: partyFieldLabels.firstName, value: firstName ?? partyText.none },
    { label: partyFieldLabels.lastName, value: lastName ?? partyText.none },
  ];
}

function companyFacts({ companyName, nip, regon, krs }: Party): Fact[] {
  return [
    { label: partyFieldLabels.companyName, value: companyName ?? partyText.none },
    { label: partyFieldLabels.nip, value: nip ? formatNip(nip.number) : partyText.none },
    { label: partyFieldLabels.regon, value: regon?.number ?? partyText.none },
    { label: partyFieldLabels.krs, value: krs?.number ?? partyText.none },
  ];
}

function phone({ phone: known }: Party): ReactNode {
  if (!known) return partyText.none;
  return <TextLink href={`tel:+${known.number}`}>{formatPhone(known.number)}</TextLink>;
}

function email({ email: known }: Party): ReactNode {
  if (!known) return partyText.none;
  return (
    <TextLink href={`mailto:${known.address}`}>
      <EmailText address={known.address} />
    </TextLink>
  );
}

function address({ address: known }: Party): ReactNode {
  if (!known) return partyText.none;
  return (
    <>
      {known.street} {known.houseNumber}
      <br />
      {known.postalCode} {known.city}
    </>
  );
}
