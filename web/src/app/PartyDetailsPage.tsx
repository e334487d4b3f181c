import type { PartyDetails } from '@grzadka/contract/party/party.reply';
import { GardensOfParty } from '../assignment/GardensOfParty.tsx';
import { PartyLogins } from '../login/PartyLogins.tsx';
import { PartyDetailsScreen } from '../party/PartyDetailsScreen.tsx';
import { useSession } from '../session/session.ts';

/** A party's details, put together from the areas that know a part of it. */
export function PartyDetailsPage() {
  return <PartyDetailsScreen Sections={Sections} />;
}

function Sections({ party, partyLogins }: PartyDetails) {
  const { info } = useSession();
  return (
    <>
      <GardensOfParty party={party} />
      <PartyLogins partyId={party.id} logins={partyLogins} ownLoginId={info?.user?.userLoginId} />
    </>
  );
}
