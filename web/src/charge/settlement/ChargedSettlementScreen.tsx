import { chargedSettlementStateLabels } from '@grzadka/contract/charge/charge.labels';
import { chargeRunCorrect } from '@grzadka/contract/charge/charge.model';
import { chargeCauseLabels } from '@grzadka/contract/charge/line/charge-cause';
import { chargeRunEndpoints } from '@grzadka/contract/charge/run/charge-run.endpoints';
import type {
  ChargedSettlementDetails,
  ChargeRunDetails,
} from '@grzadka/contract/charge/run/charge-run.model';
import { chargeRunRecord } from '@grzadka/contract/charge/run/charge-run.record';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useMay } from '../../core/access/access.ts';
import { call } from '../../core/api/call.ts';
import { useNavigate, useParams } from '../../core/navigation/place.ts';
import { recordPath } from '../../core/record/record-path.ts';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Card } from '../../core/ui/elements/Card.tsx';
import { Row } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { FactList } from '../../core/ui/FactList.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { LoadFailure } from '../../core/ui/screen/LoadFailure.tsx';
import { Screen } from '../../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../../core/ui/screen/ScreenColumn.tsx';
import { TextLink } from '../../core/ui/screen/TextLink.tsx';
import { notify } from '../../core/ui/toasts/notify.ts';
import { ReversalDialog } from '../../ledger/ReversalDialog.tsx';
import { settlementPlace } from '../../settlement/settlement.paths.ts';
import { accountsPath, chargeRunPlace } from '../charge.paths.ts';
import { chargedSettlementQuery, chargeRunQuery } from '../charge.queries.ts';
import { accountName, chargeText, differenceText } from '../charge.text.ts';
import { calculateSaved } from '../form/calculate-saved.ts';
import { MendLink } from '../run/MendLink.tsx';
import { SkipDialog } from '../run/SkipDialog.tsx';
import { ChargeLines } from './ChargeLines.tsx';

/** An account of a run: what it is charged line by line, and why it is something else than before. */
export function ChargedSettlementScreen() {
  const { id: runId = '', settlementId = '' } = useParams();
  const run = useQuery(chargeRunQuery(runId));
  const account = useQuery(chargedSettlementQuery(runId, settlementId));
  const { data } = account;
  const error = account.error ?? run.error;
  const back = accountsPath(runId);
  return (
    <Screen
      title={chargeText.account}
      subject={data && accountName(data)}
      back={back}
      busy={account.isPending || run.isPending}
    >
      {data && run.data ? (
        <ScreenColumn>
          <Facts account={data} />
          <AccountActions run={run.data.reply} account={data} />
          {data.charges.map(({ feeKind, amount, lines, parts }) => (
            <Section key={feeKind.id} title={`${feeKind.name}: ${formatAmount(amount)}`}>
              <ChargeLines lines={lines} parts={parts} />
            </Section>
          ))}
          {data.charges.length === 0 && <Text isQuiet>{chargeText.noCharges}</Text>}
          {data.unheld.length > 0 && (
            <Section title={chargeText.unheld}>
              {data.unheld.map(({ words, amount }) => (
                <Text key={words}>{`${words}: ${formatAmount(amount)}`}</Text>
              ))}
            </Section>
          )}
        </ScreenColumn>
      ) : (
        error && (
          <LoadFailure
            error={error}
            back={back}
            retry={() => Promise.all([account.refetch(), run.refetch()])}
          />
        )
      )}
    </Screen>
  );
}

function Facts({ account }: { account: ChargedSettlementDetails }) {
  const { holders, settlement, amount, previous, difference, cause, state, blocked, skipReason } =
    account;
  return (
    <Card isRoomy>
      <FactList
        facts={[
          { label: chargeText.accountNames.holders, value: holders || undefined },
          {
            label: chargeText.toAccount,
            value: settlement && (
              <TextLink isReturning to={recordPath(settlementPlace.screens.details, settlement.id)}>
                {settlement.reference}
              </TextLink>
            ),
          },
          { label: chargeText.amount, value: formatAmount(amount) },
          {
            label: chargeText.previous,
            value: previous === null ? chargeText.none : formatAmount(previous),
          },
          { label: chargeText.difference, value: differenceText(difference) },
          { label: chargeText.accountNames.cause, value: chargeCauseLabels[cause] },
          {
            label: chargeText.accountNames.state,
            value: [chargedSettlementStateLabels[state], blocked?.words ?? skipReason]
              .filter((words) => words !== null)
              .join(': '),
          },
        ]}
      />
    </Card>
  );
}

interface AccountActionsProps {
  run: ChargeRunDetails;
  account: ChargedSettlementDetails;
}

/** What can be done with an account: of a draft to mend, to leave out or to take in, of an approved run to correct it. */
function AccountActions({ run, account }: AccountActionsProps) {
  const mayWrite = useMay(chargeRunRecord.permissions.write);
  const mayApprove = useMay('fee:approve');
  const [asked, setAsked] = useState<'skip' | 'correct'>();
  const tellChanged = useRecordChanged(chargeRunRecord.name);
  const navigate = useNavigate();
  const correction = useRef('');
  const { settlement, skipReason } = account;
  if (settlement === null) return null;
  const which = { id: run.id, settlementId: settlement.id };
  const takeIn = async () => {
    await call(chargeRunEndpoints.skip, { body: { ...which, reason: null } });
    tellChanged();
    notify.success(chargeText.takenIn);
  };
  const close = () => setAsked(undefined);
  return (
    <Row gap={12}>
      {run.state === 'draft' && <MendLink run={run} item={account} />}
      {mayWrite &&
        run.state === 'draft' &&
        (skipReason === null ? (
          <Button look="outlined" onClick={() => setAsked('skip')}>
            {chargeText.skip}
          </Button>
        ) : (
          <Button look="outlined" onClick={() => void takeIn()}>
            {chargeText.takeIn}
          </Button>
        ))}
      {mayApprove && run.state === 'approved' && account.charges.length > 0 && (
        <Button look="outlined" onClick={() => setAsked('correct')}>
          {chargeText.correct}
        </Button>
      )}
      <SkipDialog
        asked={
          asked === 'skip'
            ? { runId: run.id, settlementId: settlement.id, name: accountName(account) }
            : undefined
        }
        onClose={close}
      />
      <ReversalDialog
        open={asked === 'correct'}
        words={{
          title: chargeText.correctTitle,
          question: chargeText.correctQuestion,
          label: chargeText.correct,
          example: chargeText.reversalExample,
        }}
        endpoint={{ body: chargeRunCorrect }}
        what={which}
        submit={async (body) => {
          const { id } = await call(chargeRunEndpoints.correct, { body });
          correction.current = id;
          await calculateSaved(id);
        }}
        onSaved={() => {
          tellChanged();
          notify.success(chargeText.corrected);
          navigate(recordPath(chargeRunPlace.screens.details, correction.current));
        }}
        onClose={close}
      />
    </Row>
  );
}
