import { text } from '@grzadka/contract/core/record/record-fields';
import { type ShownField, shownFields } from '@grzadka/contract/core/record/shown-fields';
import { memberLabel } from '@grzadka/contract/membership/membership.model';
import { allocationEndpoints } from '@grzadka/contract/payment/allocation.endpoints';
import { settlementEndpoints } from '@grzadka/contract/settlement/settlement.endpoints';
import {
  noGarden,
  type SettlementDetails,
  settlementDetails,
} from '@grzadka/contract/settlement/settlement.model';
import { settlementRecord } from '@grzadka/contract/settlement/settlement.record';
import { statementEndpoints } from '@grzadka/contract/statement/statement.endpoints';
import { Box, Button } from '@mui/material';
import { ChargesOfSettlement } from '../charge/settlement/ChargesOfSettlement.tsx';
import { useMay } from '../core/access/access.ts';
import { call } from '../core/api/call.ts';
import { PaperButton } from '../core/paper/PaperButton.tsx';
import { RecordDetailsScreen, RecordFacts } from '../core/record/screens/RecordDetailsScreen.tsx';
import { periodText } from '../core/ui/dates/period.ts';
import { Section } from '../core/ui/Section.tsx';
import { ReturningLink } from '../core/ui/screen/ReturningLink.tsx';
import { BalanceSection } from '../ledger/BalanceSection.tsx';
import { partyPaths } from '../party/party.paths.ts';
import { paymentArea } from '../payment/payment.queries.ts';
import { receivePath } from '../payment/receive-path.ts';
import { settlementPlace } from '../settlement/settlement.paths.ts';
import { settlementText } from '../settlement/settlement.text.ts';
import { AccountAction } from './AccountAction.tsx';
import { AccountRows } from './AccountRows.tsx';
import { PostedEntries } from './PostedEntries.tsx';

const { openedOn: firstDay, closedOn: lastDay } = settlementRecord.fields;

/** Its days are shown together: one that is not there says something, too. */
const shown: readonly ShownField<SettlementDetails>[] = [
  ...shownFields(settlementRecord, settlementDetails, {
    from: {
      gardenId: ({ garden }) => (garden === null ? noGarden : `${garden.name} (${garden.sector})`),
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
  at: settlementPlace.screens,
  endpoints: settlementEndpoints,
  words: { details: settlementText.details },
};

/** A settlement account: its garden, who held it when, whom letters address. */
export function SettlementScreen() {
  const mayReceive = useMay('payment:receive');
  return (
    <RecordDetailsScreen of={screens} nameOf={settlementText.nameOf}>
      {(account) => (
        <>
          <RecordFacts shown={shown} record={account} />
          <BalanceSection
            settlement={account}
            actions={
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
                {mayReceive && <PaymentLink account={account} />}
                <PaperButton
                  endpoint={statementEndpoints.statement}
                  input={{ params: { id: account.id }, query: {} }}
                >
                  {settlementText.statement}
                </PaperButton>
                <HandActions account={account} />
              </Box>
            }
          />
          <Holders account={account} />
          <ChargesOfSettlement settlement={account} />
          <PostedEntries settlement={account} actions={<ResetAction account={account} />} />
        </>
      )}
    </RecordDetailsScreen>
  );
}

/** Leads to the form of a payment with this account chosen. */
function PaymentLink({ account: { id } }: { account: SettlementDetails }) {
  return (
    <Button component={ReturningLink} to={receivePath(id)} variant="contained">
      {settlementText.receive}
    </Button>
  );
}

function Holders({ account: { garden, holders } }: { account: SettlementDetails }) {
  const title = garden === null ? settlementText.owner : settlementText.holders;
  return (
    <Section title={title}>
      <AccountRows label={title} rows={holders.map(holderRow)} />
    </Section>
  );
}

/** An account without a garden is closed and opened again by hand. */
function HandActions({ account: { id, garden, closedOn } }: { account: SettlementDetails }) {
  if (garden !== null) return null;
  const way = closedOn === null ? 'close' : 'reopen';
  return (
    <AccountAction
      key={way}
      words={settlementText.byHand[way]}
      run={() => call(settlementEndpoints[way], { params: { id } })}
    />
  );
}

/** Has the rule spread all payments anew: what people had said of them goes (docs/product/ledger.md#spreading-by-hand). */
function ResetAction({ account: { id } }: { account: SettlementDetails }) {
  return (
    <AccountAction
      words={settlementText.reset}
      permission={allocationEndpoints.reset.permission}
      area={paymentArea}
      run={() => call(allocationEndpoints.reset, { body: { settlementId: id } })}
    />
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
