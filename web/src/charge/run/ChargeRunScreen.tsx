import { chargeRunEndpoints } from '@grzadka/contract/charge/run/charge-run.endpoints';
import type { ChargeRunDetails } from '@grzadka/contract/charge/run/charge-run.model';
import { chargeRunDetails } from '@grzadka/contract/charge/run/charge-run.model';
import { chargeRunRecord } from '@grzadka/contract/charge/run/charge-run.record';
import { chargedSettlementList } from '@grzadka/contract/charge/run/charged-settlement.list';
import { controlListFormats as formats } from '@grzadka/contract/charge/run/control-list';
import { shownFields } from '@grzadka/contract/core/record/shown-fields';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useParams } from '../../core/navigation/place.ts';
import { PaperButton } from '../../core/paper/PaperButton.tsx';
import { HistoryButton } from '../../core/record/HistoryButton.tsx';
import { RecordFacts } from '../../core/record/screens/RecordDetailsScreen.tsx';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { Row } from '../../core/ui/elements/Stack.tsx';
import { KeptFocus } from '../../core/ui/KeptFocus.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { LoadFailure } from '../../core/ui/screen/LoadFailure.tsx';
import { Screen } from '../../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../../core/ui/screen/ScreenColumn.tsx';
import { notify } from '../../core/ui/toasts/notify.ts';
import { accountsPath, chargeRunPlace } from '../charge.paths.ts';
import { chargeRunQuery, isCalculating, isUnderWay } from '../charge.queries.ts';
import { chargeText } from '../charge.text.ts';
import { AmountsByHand } from './AmountsByHand.tsx';
import { BlockedAccounts } from './BlockedAccounts.tsx';
import { RunActions } from './RunActions.tsx';
import { RunProgress } from './RunProgress.tsx';
import { RunTotals } from './RunTotals.tsx';

const { name, screens } = chargeRunPlace;

/** What a run says of itself; what is not there is left out, since it is for runs of another kind, or not so far yet. */
const shown = shownFields(chargeRunRecord, chargeRunDetails, {
  from: { amountGrosz: ({ amount }) => amount },
}).filter(({ field }) => field !== chargeRunRecord.fields.title);

const { periodFrom, periodThru, referenceDay, shortNotice } = chargeRunRecord.fields;

/** An interest note has no period, of each debt it begins where the last one ended, and it needs no notice. */
const notOfInterest = new Set<unknown>([periodFrom, referenceDay, shortNotice]);

/** What an interest note says of itself: the end of the period is the day up to which it charges. */
const shownOfInterest = shown
  .filter(({ field }) => !notOfInterest.has(field))
  .map((one) =>
    one.field === periodThru
      ? { ...one, field: { ...periodThru, label: chargeText.interestThru } }
      : one,
  );

function shownOf(run: ChargeRunDetails) {
  const ofKind = run.kind === 'interest' ? shownOfInterest : shown;
  return ofKind.filter(({ value }) => value(run) !== null);
}

/** A charge run: how far it is, what it comes to, what stands in its way, and what can be done with it. */
export function ChargeRunScreen() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(chargeRunQuery(id));
  const run = data?.reply;
  useToldApproval(run?.state);
  return (
    <Screen
      title={chargeText.details}
      subject={run && (run.number === null ? run.title : `${run.number} ${run.title}`)}
      back={screens.list}
      busy={isPending}
      actions={!error && <HistoryButton recordType={name} recordId={id} />}
    >
      {run ? (
        <ScreenColumn>
          <KeptFocus state={`${run.state} ${isUnderWay(run)}`} label={chargeText.nextSteps}>
            <RunProgress run={run} />
            {run.reversedOn !== null && (
              <Notice tone="info">
                {chargeText.reversedOn(run.reversedOn, run.reversalReason ?? '')}
              </Notice>
            )}
            {run.corrects?.number != null && (
              <Notice tone="info">{chargeText.corrects(run.corrects.number)}</Notice>
            )}
            <RunActions run={run} etag={data.etag} />
          </KeptFocus>
          <AmountsByHand run={run} />
          {run.state === 'draft' && run.counts.blocked > 0 && <BlockedAccounts run={run} />}
          {hasResult(run) && (
            <>
              <Accounts run={run} />
              <RunTotals run={run} />
            </>
          )}
          <RecordFacts shown={shownOf(run)} record={run} />
        </ScreenColumn>
      ) : (
        error && <LoadFailure error={error} back={screens.list} retry={refetch} />
      )}
    </Screen>
  );
}

/** Says that a run is approved that was a draft on this screen, however long that took. */
function useToldApproval(state: ChargeRunDetails['state'] | undefined): void {
  const before = useRef(state);
  const tellChanged = useRecordChanged(name);
  useEffect(() => {
    if (before.current === 'draft' && state === 'approved') {
      tellChanged();
      notify.success(chargeText.approved);
    }
    before.current = state;
  }, [state, tellChanged]);
}

/** Whether there is something to look at: what was reckoned last, and is not being reckoned anew. */
function hasResult({ calculatedAt, progress }: ChargeRunDetails): boolean {
  return calculatedAt !== null && !isCalculating(progress?.state);
}

const controlListFormats = Object.entries(formats);

/** The ways to the accounts: all of them, those that want a look, and the lists by which they are looked through. */
function Accounts({ run: { id, counts } }: { run: ChargeRunDetails }) {
  const { state } = chargedSettlementList.filters;
  const to = (value: string) =>
    `${accountsPath(id)}?${new URLSearchParams({ [state.switch]: 'true', [state.parameter]: value })}`;
  const some = [
    { state: 'to-check', count: counts.toCheck, label: chargeText.toCheck },
    { state: 'skipped', count: counts.skipped, label: chargeText.skipped },
    { state: 'nobody', count: counts.nobody, label: chargeText.nobody },
    { state: 'waiting', count: counts.waiting, label: chargeText.belowMinimum },
  ].filter(({ count }) => count > 0);
  return (
    <Section title={chargeText.accounts}>
      <Row gap={8}>
        <ButtonLink isReturning look="outlined" to={accountsPath(id)}>
          {chargeText.accountsOf(counts.settlements)}
        </ButtonLink>
        {some.map(({ state: value, count, label }) => (
          <ButtonLink key={value} isReturning look="outlined" to={to(value)} data-prints>
            {label(count)}
          </ButtonLink>
        ))}
        {controlListFormats.map(([format, { label }]) => (
          <PaperButton
            key={format}
            endpoint={chargeRunEndpoints.controlList}
            input={{ params: { id }, query: { format } }}
          >
            {label}
          </PaperButton>
        ))}
      </Row>
    </Section>
  );
}
