import type { PartyDetails } from '@grzadka/contract/party/party-reply';
import { GardensOfParty } from '../assignment/AssignmentsOf.tsx';
import { ConsentsOfParty } from '../consent/ConsentsOfParty.tsx';
import { SettlementsOfParty } from '../fees/SettlementsOf.tsx';
import { FoldsOnPhone } from '../core/ui/fold/fold.ts';
import { MetersOfParty } from '../garden/MetersOfParty.tsx';
import { PartyLogins } from '../login/PartyLogins.tsx';
import { MembershipsOfParty } from '../membership/MembershipsOfParty.tsx';

/** What other areas know about a party, below its data. */
export function PartySections({ party, partyLogins }: PartyDetails) {
  return (
    <>
      <SettlementsOfParty party={party} />
      <GardensOfParty party={party} />
      <MetersOfParty party={party} />
      <FoldsOnPhone value>
        <MembershipsOfParty party={party} />
      </FoldsOnPhone>
      <PartyLogins partyId={party.id} logins={partyLogins} />
      <FoldsOnPhone value>
        <ConsentsOfParty party={party} />
      </FoldsOnPhone>
    </>
  );
}
