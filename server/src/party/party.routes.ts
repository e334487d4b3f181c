import { mayRole } from '@grzadka/contract/core/access/permissions';
import { partyEndpoints } from '@grzadka/contract/party/party.endpoints';
import { partyExport } from '@grzadka/contract/party/party.export';
import { runBulk } from '#src/core/bulk/run-bulk.ts';
import { sendExport } from '#src/core/export/send-export.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { listIds } from '#src/core/list/list-ids.ts';
import { deleteParty } from './delete-party.ts';
import { listParties, readParties, refreshWhatIsAsked } from './party.list.ts';
import { createParty, getParty, listPartyLogins } from './party.repo.ts';
import { updateParty } from './update-party.ts';

const asFile = { file: partyExport, reading: readParties };

/** The calls of the parties. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  serve(partyEndpoints.list, ({ query }) => listParties(db, query));

  serve(partyEndpoints.export, async (call) => {
    await refreshWhatIsAsked(db, call.query);
    return sendExport(context, call, asFile);
  });

  serve(partyEndpoints.exportChosen, async (call) => {
    await refreshWhatIsAsked(db, call.query);
    return sendExport(context, call, asFile);
  });

  serve(partyEndpoints.get, ({ params }) => getParty(db, params.id));

  serve(partyEndpoints.getDetails, async ({ params, caller }) => {
    const party = await getParty(db, params.id);
    const maySeeLogins = mayRole(caller.role, 'login:read');
    const partyLogins = maySeeLogins ? await listPartyLogins(db, party.id) : [];
    return { party, partyLogins, version: party.version };
  });

  serve(partyEndpoints.create, ({ body, caller }) => createParty(db, { data: body, caller }));

  serve(partyEndpoints.update, ({ body: { id, ...data }, caller, ifMatch }) =>
    updateParty(db, { id, data, caller, ifMatch }),
  );

  serve(partyEndpoints.delete, ({ params, caller, ifMatch }) =>
    deleteParty(db, { id: params.id, caller, ifMatch }),
  );

  serve(partyEndpoints.bulk, ({ body, caller, request }) =>
    runBulk(body, {
      request,
      find: async (query) => {
        await refreshWhatIsAsked(db, query);
        return listIds(db, query, readParties(db));
      },
      actions: { delete: (id) => deleteParty(db, { id, caller, ifMatch: undefined }) },
    }),
  );
}
