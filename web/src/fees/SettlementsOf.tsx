import { settlementEndpoints } from '@grzadka/contract/settlement/settlement.endpoints';
import { isClosed } from '@grzadka/contract/settlement/settlement.model';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../core/access/access.ts';
import { call } from '../core/api/call.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { AddIcon } from '../core/ui/icons.ts';
import { lateField } from '../core/ui/loading/late-part.tsx';
import { settlementsOfGarden, settlementsOfParty } from '../settlement/settlement.queries.ts';
import { settlementText } from '../settlement/settlement.text.ts';
import { AccountAction } from './AccountAction.tsx';
import { AccountsSection } from './AccountsSection.tsx';

const PostedEntries = lateField(async () => (await import('./PostedEntries.tsx')).PostedEntries);

/**
 * What is owed for a garden, and its settlement accounts with who holds or held each; on request what was charged and paid on
 * that of today.
 */
export function SettlementsOfGarden({
  garden,
}: {
  garden: { id: string; parties: readonly { id: string }[] };
}) {
  const read = useQuery(settlementsOfGarden(garden.id));
  const mayKnowDebts = useMay('debtor:read');
  const [isShown, setShown] = useState(false);
  const current = read.data?.items.find((account) => !isClosed(account));
  return (
    <>
      <AccountsSection
        read={read}
        // What others left unpaid is theirs.
        isCounted={(account) => !isClosed(account)}
        noteOf={({ holders }) => holders}
        partyIds={garden.parties.map(({ id }) => id)}
        actions={
          mayKnowDebts &&
          current && (
            <Button
              look="outlined"
              aria-expanded={isShown}
              onClick={() => setShown(!isShown)}
              {...PostedEntries.ahead}
            >
              {isShown ? settlementText.hidePosted : settlementText.showPosted}
            </Button>
          )
        }
      />
      {current && isShown && <PostedEntries open settlement={current} />}
    </>
  );
}

/** What a party owes for all its gardens, and the accounts that it holds or held; one without a plot is opened here. */
export function SettlementsOfParty({ party }: { party: { id: string } }) {
  const read = useQuery(settlementsOfParty(party.id));
  const items = read.data?.items;
  const hasOwn = items?.some(({ garden, closedOn }) => garden === null && closedOn === null);
  const open = () => call(settlementEndpoints.create, { body: { partyId: party.id } });
  return (
    <AccountsSection
      read={read}
      isCounted={() => true}
      noteOf={({ garden }) => settlementText.garden(garden)}
      partyIds={[party.id]}
      actions={
        hasOwn === false && (
          <AccountAction words={settlementText.byHand.open} run={open} startIcon={<AddIcon />} />
        )
      }
    />
  );
}
