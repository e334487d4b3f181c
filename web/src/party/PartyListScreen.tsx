import { partyEndpoints } from '@grzadka/contract/party/party.endpoints';
import { partyList } from '@grzadka/contract/party/party.list';
import { partyRecord } from '@grzadka/contract/party/party.record';
import { useMemo } from 'react';
import { useMay } from '../core/access/access.ts';
import { call } from '../core/api/call.ts';
import { useStartAdding } from '../core/list/adding/useStartAdding.ts';
import { ListLink } from '../core/list/screen/ListLink.tsx';
import { ListScreen } from '../core/list/screen/ListScreen.tsx';
import type { Found } from '../core/list/screen/list-screen-props.ts';
import { newMessagePath } from '../core/new-message-path.ts';
import { recordSource } from '../core/record/record-calls.ts';
import { type BulkCall, useListBulk } from '../core/record/useListBulk.ts';
import { useFailures } from '../core/ui/screen/useFailures.ts';
import { uiText } from '../core/ui/ui.text.ts';
import { importPath } from '../import/import-path.ts';
import { PartyDeletion, useErasureInstead, usePartyDeletion } from './PartyDeletion.tsx';
import styles from './PartyListScreen.module.css';
import { partyLayout } from './party.layout.ts';
import { partyPaths } from './party.paths.ts';
import { partyDeletionText, partyText } from './party.text.ts';

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

  const wayOut = useErasureInstead();
  const bulk = useListBulk(partyRecord, {
    wayOut,
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
        firstSteps={mayWrite && <ListLink to={importPath('party')} label={uiText.importFile} />}
        renderLinks={(found) => <WriteToFound {...found} />}
      />
      <PartyDeletion deletion={deletion} />
    </>
  );
}

/** Begins a message to all that the list shows (docs/product/messages.md#where-messages-begin). */
function WriteToFound({ query, totalItems }: Found) {
  const mayWrite = useMay('message:write');
  const to = newMessagePath({
    kind: 'information',
    group: { kind: 'party-list', operator: 'include', query },
  });
  return (
    mayWrite && (
      <span className={totalItems === 0 ? styles['unseen'] : undefined}>
        <ListLink
          to={to}
          label={
            <span>
              {partyText.writeToFound}{' '}
              <span style={countRoom}>{totalItems !== null && `(${totalItems})`}</span>
            </span>
          }
        />
      </span>
    )
  );
}

/** Kept for the number, so that nothing moves when it comes. */
const countRoom = { display: 'inline-block', minWidth: '5ch', textAlign: 'start' } as const;
