import { chargedSettlementStateInWords } from '@grzadka/contract/charge/charge.labels';
import { chargeCauseLabels } from '@grzadka/contract/charge/line/charge-cause';
import type { ChargedSettlement } from '@grzadka/contract/charge/run/charge-run.model';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListLayout } from '../../core/list/rows/list-layout.ts';
import { ListScreen } from '../../core/list/screen/ListScreen.tsx';
import { useParams } from '../../core/navigation/place.ts';
import { recordPath } from '../../core/record/record-path.ts';
import { DetailsIcon } from '../../core/ui/icons.ts';
import { accountPath, chargeRunPlace } from '../charge.paths.ts';
import { accountsSource, chargeRunQuery } from '../charge.queries.ts';
import { accountName, chargeText, differenceText } from '../charge.text.ts';

/** The accounts of a run, each with what it owes, what it owed before, why that differs, and what stands in the way. */
export function ChargedSettlementListScreen() {
  const { id: runId = '' } = useParams();
  const { data: run } = useQuery(chargeRunQuery(runId));
  const own = useMemo(() => ({ source: accountsSource(runId), layout: layoutOf(runId) }), [runId]);
  return (
    <ListScreen
      title={chargeText.accounts}
      subject={run?.reply.title}
      back={recordPath(chargeRunPlace.screens.details, runId)}
      {...own}
    />
  );
}

function layoutOf(runId: string): ListLayout<ChargedSettlement> {
  return {
    rowName: accountName,
    columns: [
      { label: chargeText.accountNames.plot, share: 2, cell: accountName },
      { label: chargeText.accountNames.holders, share: 3, cell: ({ holders }) => holders },
      {
        label: chargeText.amount,
        share: 2,
        isNumeric: true,
        cell: ({ amount }) => formatAmount(amount),
      },
      {
        label: chargeText.difference,
        share: 2,
        isNumeric: true,
        cell: ({ difference }) => differenceText(difference),
      },
      {
        label: chargeText.accountNames.cause,
        share: 2,
        cell: ({ cause }) => chargeCauseLabels[cause],
      },
      { label: chargeText.accountNames.state, share: 3, cell: chargedSettlementStateInWords },
    ],
    actions: [
      {
        label: chargeText.show,
        icon: DetailsIcon,
        to: ({ settlement, id }) => accountPath(runId, settlement?.id ?? id),
      },
    ],
  };
}
