import { formatPhone } from '@grzadka/contract/party/format-phone';
import { partyFieldLabels, partyTypeLabels } from '@grzadka/contract/party/party.model';
import type { Party } from '@grzadka/contract/party/party.reply';
import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { type Fact, FactList } from '../core/ui/FactList.tsx';
import { Section } from '../core/ui/Section.tsx';
import { formatNip, partyText } from './party.text.ts';

/** Who a party is and how to reach it. */
export function PartyFacts({ party, actions }: { party: Party; actions?: ReactNode }) {
  const own = party.partyType === 'person' ? personFacts(party) : companyFacts(party);
  return (
    <Section title={party.name} actions={actions}>
      <FactList
        facts={[
          { label: partyFieldLabels.partyType, value: partyTypeLabels[party.partyType] },
          ...own,
          { label: partyFieldLabels.phone, value: phone(party) },
          { label: partyFieldLabels.email, value: email(party) },
          { label: partyText.address, value: address(party) },
        ]}
      />
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
  return <Link href={`tel:+${known.number}`}>{formatPhone(known.number)}</Link>;
}

function email({ email: known }: Party): ReactNode {
  if (!known) return partyText.none;
  return <Link href={`mailto:${known.address}`}>{known.address}</Link>;
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
