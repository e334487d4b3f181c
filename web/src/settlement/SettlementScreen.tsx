import { text } from '@grzadka/contract/core/record/record-fields';
import { type ShownField, shownFields } from '@grzadka/contract/core/record/shown-fields';
import { memberLabel } from '@grzadka/contract/membership/membership.model';
import { settlementEndpoints } from '@grzadka/contract/settlement/settlement.endpoints';
import {
  type SettlementDetails,
  settlementDetails,
} from '@grzadka/contract/settlement/settlement.model';
import { settlementRecord } from '@grzadka/contract/settlement/settlement.record';
import { RecordDetailsScreen, RecordFacts } from '../core/record/screens/RecordDetailsScreen.tsx';
import { periodText } from '../core/ui/period.ts';
import { Section } from '../core/ui/Section.tsx';
import { BalanceSection } from '../ledger/BalanceSection.tsx';
import { RunningList } from '../ledger/RunningList.tsx';
import { partyPaths } from '../party/party.paths.ts';
import { AccountRows } from './AccountRows.tsx';
import { settlementText } from './settlement.text.ts';

const { openedOn: firstDay, closedOn: lastDay } = settlementRecord.fields;

/** Its days are told together: one that is not there says something, too. */
const shown: readonly ShownField<SettlementDetails>[] = [
  ...shownFields(settlementRecord, settlementDetails, {
    from: {
      gardenId: ({ garden }) => `${garden.name} (${garden.sector})`,
      payerId: ({ payer }) => payer?.name ?? settlementText.noPayer,
    },
  }).filter(({ field }) => field !== firstDay && field !== lastDay),
  {
    field: text(settlementText.period, 'not-personal'),
    value: ({ openedOn, closedOn }) => periodText({ validFrom: openedOn, validThru: closedOn }),
  },
];

const screens = {
  record: settlementRecord,
  endpoints: settlementEndpoints,
  words: { details: settlementText.details },
};

/** A settlement account: its garden, who held it when, whom letters address. */
export function SettlementScreen() {
  return (
    <RecordDetailsScreen of={screens} nameOf={settlementText.nameOf}>
      {(account) => (
        <>
          <RecordFacts shown={shown} record={account} />
          <BalanceSection settlement={account} />
          <Section title={settlementText.holders}>
            <AccountRows label={settlementText.holders} rows={account.holders.map(holderRow)} />
          </Section>
          <RunningList settlement={account} />
        </>
      )}
    </RecordDetailsScreen>
  );
}

function holderRow({ party, from, thru, isMember }: SettlementDetails['holders'][number]) {
  return {
    id: `${party.id} ${from}`,
    to: partyPaths.details(party.id),
    name: party.name,
    note: periodText({ validFrom: from, validThru: thru }),
    mark: isMember ? memberLabel : undefined,
  };
}
