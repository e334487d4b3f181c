import type { PartyDetails } from '@grzadka/contract/party/party-reply';
import { GardensOfParty } from '../assignment/AssignmentsOf.tsx';
import { ConsentsOfParty } from '../consent/ConsentsOfParty.tsx';
import { SettlementsOfParty } from '../fees/SettlementsOf.tsx';
import { PartyLogins } from '../login/PartyLogins.tsx';
import { MembershipsOfParty } from '../membership/MembershipsOfParty.tsx';

/** What other areas know about a party, below its data. */
export function PartySections({ party, partyLogins }: PartyDetails) {
  return (
    <>
      <GardensOfParty party={party} />
      <MembershipsOfParty party={party} />
      <PartyLogins partyId={party.id} logins={partyLogins} />
      <ConsentsOfParty party={party} />
      <SettlementsOfParty party={party} />
    </>
  );
}
