import type { PartyDetails } from '@grzadka/contract/party/party-reply';
import { GardensOfParty } from '../assignment/AssignmentsOf.tsx';
import { ConsentsOfParty } from '../consent/ConsentsOfParty.tsx';
import { consentText } from '../consent/consent.text.ts';
import { FoldOnPhone } from '../core/ui/FoldOnPhone.tsx';
import { SettlementsOfParty } from '../fees/SettlementsOf.tsx';
import { MetersOfParty } from '../garden/MetersOfParty.tsx';
import { PartyLogins } from '../login/PartyLogins.tsx';
import { MembershipsOfParty } from '../membership/MembershipsOfParty.tsx';
import { membershipText } from '../membership/membership.text.ts';
import { PersonalDataOfParty } from '../personal-data/PersonalDataOfParty.tsx';

/** What other areas know about a party, below its data. */
export function PartySections({ party, partyLogins }: PartyDetails) {
  return (
    <>
      <SettlementsOfParty party={party} />
      <GardensOfParty party={party} />
      <MetersOfParty party={party} />
      <FoldOnPhone title={membershipText.section}>
        <MembershipsOfParty party={party} />
      </FoldOnPhone>
      <PartyLogins partyId={party.id} logins={partyLogins} />
      <FoldOnPhone title={consentText.section}>
        <ConsentsOfParty party={party} />
      </FoldOnPhone>
      <PersonalDataOfParty partyId={party.id} />
    </>
  );
}
