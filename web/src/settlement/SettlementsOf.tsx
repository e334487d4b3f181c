import type { SettlementListItem } from '@grzadka/contract/settlement/settlement.model';
import { settlementRecord } from '@grzadka/contract/settlement/settlement.record';
import { Typography } from '@mui/material';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { recordPath } from '../core/record/record-path.ts';
import { periodText } from '../core/ui/period.ts';
import { Section } from '../core/ui/Section.tsx';
import { SectionWaiting } from '../core/ui/SectionWaiting.tsx';
import { AccountRows } from './AccountRows.tsx';
import { settlementsOfGarden, settlementsOfParty } from './settlement.queries.ts';
import { settlementText } from './settlement.text.ts';

/** The settlement accounts of a garden, with who holds or held each. */
export function SettlementsOfGarden({ garden }: { garden: { id: string } }) {
  const read = useQuery(settlementsOfGarden(garden.id));
  return <SettlementSection read={read} noteOf={({ holders }) => holders} />;
}

/** The settlement accounts that a party holds or held, with the plot of each. */
export function SettlementsOfParty({ party }: { party: { id: string } }) {
  const read = useQuery(settlementsOfParty(party.id));
  return (
    <SettlementSection
      read={read}
      noteOf={({ garden }) => settlementText.garden(garden.name, garden.sector)}
    />
  );
}

interface SettlementSectionProps {
  read: UseQueryResult<{ items: readonly SettlementListItem[] }>;
  /** What is said of an account besides its days. */
  noteOf: (account: SettlementListItem) => string;
}

function SettlementSection({ read: { data, error, refetch }, noteOf }: SettlementSectionProps) {
  const rows = data?.items.map((account) => ({
    id: account.id,
    to: recordPath(settlementRecord.screens.details, account.id),
    name: account.reference,
    note: `${noteOf(account)}, ${periodText({ validFrom: account.openedOn, validThru: account.closedOn })}`,
  }));
  return (
    <Section title={settlementText.section}>
      {rows && rows.length > 0 && <AccountRows label={settlementText.section} rows={rows} />}
      {rows?.length === 0 && (
        <Typography color="textSecondary">{settlementText.noAccounts}</Typography>
      )}
      {!rows && <SectionWaiting error={error} failed={settlementText.failed} retry={refetch} />}
    </Section>
  );
}
