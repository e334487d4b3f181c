import { partyEndpoints } from '@grzadka/contract/party/party.endpoints';
import { partyList } from '@grzadka/contract/party/party.list';
import { partyRecord } from '@grzadka/contract/party/party.record';
import { useMemo } from 'react';
import { useMay } from '../core/access/access.ts';
import { call } from '../core/api/call.ts';
import { useStartAdding } from '../core/list/adding/useStartAdding.ts';
import { ListScreen } from '../core/list/screen/ListScreen.tsx';
import { recordSource } from '../core/record/record-calls.ts';
import { type BulkCall, useListBulk } from '../core/record/useListBulk.ts';
import { useFailures } from '../core/ui/screen/useFailures.ts';
import { PartyDeletion, usePartyDeletion } from './PartyDeletion.tsx';
import { partyLayout } from './party.layout.ts';
import { partyPaths } from './party.paths.ts';
import { partyDeletionText, partyText } from './party.text.ts';
import { WriteToFound } from './WriteToFound.tsx';

const source = recordSource(partyRecord, partyList, partyEndpoints);

const bulkCall: BulkCall = partyEndpoints.bulk;

/** The parties. */
export function PartyListScreen() {
  const mayWrite = useMay('party:write');
  const add = useStartAdding(partyText.add, partyPaths.create);
  const failures = useFailures('alert');
  const deletion = usePartyDeletion({ failures });
  const { ask } = deletion;
  const layout = useMemo(() => partyLayout({ mayWrite, onDelete: ask }), [mayWrite, ask]);

  const bulk = useListBulk(partyRecord, {
    actions: ['delete'],
    nouns: partyText.nouns,
    deletionTakes: partyDeletionText.consequencesOfMany,
    send: (body) => call(bulkCall, { body }),
  });

  return (
    <>
      <ListScreen
        title={partyText.list}
        source={source}
        layout={layout}
        bulk={bulk}
        error={failures.error}
        onCloseError={failures.clear}
        add={mayWrite ? add : undefined}
        renderLinks={(found) => <WriteToFound {...found} />}
      />
      <PartyDeletion deletion={deletion} />
    </>
  );
}
