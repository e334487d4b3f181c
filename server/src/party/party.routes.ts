import { mayRole } from '@grzadka/contract/core/permissions';
import { partyEndpoints } from '@grzadka/contract/party/party.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { setEtag } from '#src/core/http/etag.ts';
import { deleteParty } from './delete-party.ts';
import { listParties } from './party.list.ts';
import { createParty, getParty, listPartyLogins, updateParty } from './party.repo.ts';

/** The calls of the parties. */
export function partyRoutes({ serve, db }: AppContext): void {
  serve(partyEndpoints.list, ({ query }) => listParties(db, query));

  serve(partyEndpoints.get, async ({ params, reply }) => {
    const { party, version } = await getParty(db, params.id);
    setEtag(reply, version);
    return party;
  });

  serve(partyEndpoints.getDetails, async ({ params, caller }) => {
    const { party } = await getParty(db, params.id);
    const maySeeLogins = mayRole(caller.role, 'login:read');
    return { party, partyLogins: maySeeLogins ? await listPartyLogins(db, party.id) : [] };
  });

  serve(partyEndpoints.create, ({ body, caller }) => createParty(db, { data: body, caller }));

  serve(partyEndpoints.update, async ({ body: { id, ...data }, ifMatch, caller }) => {
    await updateParty(db, { id, data, ifMatch, caller });
    return undefined;
  });

  serve(partyEndpoints.delete, async ({ params, caller }) => {
    await deleteParty(db, { id: params.id, caller });
    return undefined;
  });
}
