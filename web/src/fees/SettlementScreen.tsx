import { allocationEndpoints } from '@grzadka/contract/payment/allocation.endpoints';
import { settlementEndpoints } from '@grzadka/contract/settlement/settlement.endpoints';
import type { SettlementDetails } from '@grzadka/contract/settlement/settlement.model';
import { settlementRecord } from '@grzadka/contract/settlement/settlement.record';
import { statementEndpoints } from '@grzadka/contract/statement/statement.endpoints';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { CertificateButton } from '../certificate/CertificateButton.tsx';
import { useMay } from '../core/access/access.ts';
import { call } from '../core/api/call.ts';
import { PaperButton } from '../core/paper/PaperButton.tsx';
import { RecordDetailsScreen } from '../core/record/screens/RecordDetailsScreen.tsx';
import { Button } from '../core/ui/elements/Button.tsx';
import { Row } from '../core/ui/elements/Stack.tsx';
import { lateField } from '../core/ui/loading/late-part.tsx';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../core/ui/Section.tsx';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { openListQuery } from '../ledger/ledger.queries.ts';
import { ledgerText } from '../ledger/ledger.text.ts';
import { OpenList } from '../ledger/OpenList.tsx';
import { paymentArea } from '../payment/payment.queries.ts';
import { receivePath } from '../payment/receive-path.ts';
import { PlanButton } from '../payment-plan/PlanButton.tsx';
import { PlanSection } from '../payment-plan/PlanSection.tsx';
import { settlementPlace } from '../settlement/settlement.paths.ts';
import { settlementText } from '../settlement/settlement.text.ts';
import { WriteOffButton } from '../write-off/WriteOffButton.tsx';
import { AccountAction } from './AccountAction.tsx';
import { AccountFacts } from './AccountFacts.tsx';
import { AccountPapers } from './AccountPapers.tsx';
import { accountText } from './account.text.ts';
import { standingOf } from './all-standings.ts';
import { PostedEntries } from './PostedEntries.tsx';
import styles from './SettlementScreen.module.css';
import { Standing } from './Standing.tsx';

const BalanceSection = lateField(
  async () => (await import('../ledger/BalanceSection.tsx')).BalanceSection,
);

const ChargesOfSettlement = lateField(
  async () => (await import('../charge/settlement/ChargesOfSettlement.tsx')).ChargesOfSettlement,
);

const GivenReminders = lateField(
  async () => (await import('../reminder/GivenReminders.tsx')).GivenReminders,
);

const screens = {
  record: settlementRecord,
  at: settlementPlace.screens,
  endpoints: settlementEndpoints,
  words: { details: settlementText.details },
};

/** A settlement account as a statement: what it comes to and since when, of what, and what was posted. */
export function SettlementScreen() {
  return (
    <RecordDetailsScreen of={screens} nameOf={settlementText.nameOf}>
      {(account) => <Account account={account} />}
    </RecordDetailsScreen>
  );
}

/** Lines of what is open and of what was posted that fit below the head together, and the fewest of the latter. */
const lines = { together: 12, posted: 3 };

function Account({ account }: { account: SettlementDetails }) {
  const { data, error, refetch } = useQuery(openListQuery(account.id));
  const mayReadDebtors = useMay('debtor:read');
  const [showsCharges, setShowsCharges] = useState(false);
  const [asksOtherDay, setAsksOtherDay] = useState(false);
  const otherDay = (
    <Button
      look="outlined"
      aria-expanded={asksOtherDay}
      onClick={() => setAsksOtherDay(!asksOtherDay)}
      {...BalanceSection.ahead}
    >
      {ledgerText.otherDay}
    </Button>
  );
  return (
    <>
      <Section
        title={accountText.balanceOf(account)}
        actions={<Actions account={account}>{otherDay}</Actions>}
      >
        <div className={styles['overview']}>
          {data ? (
            <Standing standing={standingOf(data)} />
          ) : (
            <SectionWaiting error={error} failed={ledgerText.balanceFailed} retry={refetch} />
          )}
          <AccountFacts account={account} />
        </div>
      </Section>
      {asksOtherDay && <BalanceSection open settlement={account} />}
      {data && (
        <OpenList
          open={data}
          actions={
            <Row gap={8}>
              <CertificateButton settlementId={account.id} />
              <PlanButton settlementId={account.id} />
              <WriteOffButton settlementId={account.id} />
            </Row>
          }
          renderPapers={(entry) => <AccountPapers account={account} entry={entry} />}
        />
      )}
      {data && <PlanSection settlementId={account.id} />}
      {data && (
        <PostedEntries
          settlement={account}
          atFirst={Math.max(lines.posted, lines.together - data.items.length)}
          actions={
            <Row gap={8}>
              <Button
                look="outlined"
                aria-expanded={showsCharges}
                onClick={() => setShowsCharges(!showsCharges)}
                {...ChargesOfSettlement.ahead}
              >
                {showsCharges ? accountText.hideCharges : accountText.showCharges}
              </Button>
              <ResetAction account={account} />
            </Row>
          }
        />
      )}
      {mayReadDebtors && <GivenReminders open settlementId={account.id} />}
      {showsCharges && <ChargesOfSettlement open settlement={account} />}
    </>
  );
}

function Actions({ account, children }: { account: SettlementDetails; children: ReactNode }) {
  const mayReceive = useMay('payment:receive');
  return (
    <Row gap={8}>
      {mayReceive && (
        <ButtonLink isReturning look="filled" to={receivePath(account.id)}>
          {settlementText.receive}
        </ButtonLink>
      )}
      <PaperButton
        endpoint={statementEndpoints.statement}
        input={{ params: { id: account.id }, query: {} }}
      >
        {settlementText.statement}
      </PaperButton>
      {children}
      <HandActions account={account} />
    </Row>
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
