import { settlementEndpoints } from '@grzadka/contract/settlement/settlement.endpoints';
import { isClosed, type SettlementListItem } from '@grzadka/contract/settlement/settlement.model';
import { Button, Typography } from '@mui/material';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '../core/api/call.ts';
import { recordPath } from '../core/record/record-path.ts';
import { periodText } from '../core/ui/dates/period.ts';
import { AddIcon } from '../core/ui/icons.ts';
import { lateField } from '../core/ui/loading/late-part.tsx';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../core/ui/Section.tsx';
import { settlementPlace } from '../settlement/settlement.paths.ts';
import { settlementsOfGarden, settlementsOfParty } from '../settlement/settlement.queries.ts';
import { settlementText } from '../settlement/settlement.text.ts';
import { AccountAction } from './AccountAction.tsx';
import { AccountRows } from './AccountRows.tsx';

const PostedEntries = lateField(async () => (await import('./PostedEntries.tsx')).PostedEntries);

/** The settlement accounts of a garden, with who holds or held each; on request what was charged and paid on that of today. */
export function SettlementsOfGarden({ garden }: { garden: { id: string } }) {
  const read = useQuery(settlementsOfGarden(garden.id));
  const [isShown, setShown] = useState(false);
  const current = read.data?.items.find((account) => !isClosed(account));
  return (
    <>
      <SettlementSection
        read={read}
        noteOf={({ holders }) => holders}
        actions={
          current && (
            <Button
              variant="outlined"
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

/** The settlement accounts that a party holds or held, with the plot of each; one without a plot is opened here. */
export function SettlementsOfParty({ party }: { party: { id: string } }) {
  const read = useQuery(settlementsOfParty(party.id));
  const items = read.data?.items;
  const hasOwn = items?.some(({ garden, closedOn }) => garden === null && closedOn === null);
  const open = () => call(settlementEndpoints.create, { body: { partyId: party.id } });
  return (
    <SettlementSection
      read={read}
      noteOf={({ garden }) => settlementText.garden(garden)}
      actions={
        hasOwn === false && (
          <AccountAction words={settlementText.byHand.open} run={open} startIcon={<AddIcon />} />
        )
      }
    />
  );
}

interface SettlementSectionProps {
  read: UseQueryResult<{ items: readonly SettlementListItem[] }>;
  /** What is said of an account besides its days. */
  noteOf: (account: SettlementListItem) => string;
  actions?: ReactNode;
}

function SettlementSection({
  read: { data, error, refetch },
  noteOf,
  actions,
}: SettlementSectionProps) {
  const rows = data?.items.map((account) => ({
    id: account.id,
    to: recordPath(settlementPlace.screens.details, account.id),
    name: account.reference,
    note: `${noteOf(account)}, ${periodText({ validFrom: account.openedOn, validThru: account.closedOn })}`,
  }));
  return (
    <Section title={settlementText.section} actions={actions}>
      {rows && rows.length > 0 && <AccountRows label={settlementText.section} rows={rows} />}
      {rows?.length === 0 && (
        <Typography color="textSecondary">{settlementText.noAccounts}</Typography>
      )}
      {!rows && <SectionWaiting error={error} failed={settlementText.failed} retry={refetch} />}
    </Section>
  );
}
