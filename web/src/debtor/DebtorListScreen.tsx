import { debtorEndpoints } from '@grzadka/contract/debtor/debtor.endpoints';
import { debtorList } from '@grzadka/contract/debtor/debtor.list';
import type { DebtorListItem } from '@grzadka/contract/debtor/debtor.model';
import { noGarden } from '@grzadka/contract/settlement/settlement.model';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callQuery } from '../core/api/call-query.ts';
import type { ListQuery } from '../core/list/list-data-source.ts';
import type { ListLayout } from '../core/list/rows/list-layout.ts';
import { ListScreen } from '../core/list/screen/ListScreen.tsx';
import { paths } from '../core/paths.ts';
import { recordSource } from '../core/record/record-calls.ts';
import { recordPath } from '../core/record/record-path.ts';
import { columnsOf } from '../core/record/shown-text.ts';
import { Text } from '../core/ui/elements/Text.tsx';
import { DetailsIcon } from '../core/ui/icons.ts';
import { settlementPlace } from '../settlement/settlement.paths.ts';
import { debtorText } from './debtor.text.ts';

const area = { name: 'debtor' };

const source = recordSource(area, debtorList, debtorEndpoints);

const layout: ListLayout<DebtorListItem> = {
  rowName: ({ garden, holders, reference }) =>
    `${garden?.name ?? noGarden} – ${holders ?? reference}`,
  columns: columnsOf(debtorList),
  actions: [
    {
      label: debtorText.account,
      icon: DetailsIcon,
      to: ({ id }) => recordPath(settlementPlace.screens.details, id),
    },
  ],
};

/** Who owes what, since when, and what is to be done about it. */
export function DebtorListScreen() {
  return (
    <ListScreen
      title={debtorText.title}
      back={paths.transactions}
      source={source}
      layout={layout}
      renderLinks={({ query }) => <DebtorSum query={query} />}
      emptyText={debtorText.none}
    />
  );
}

/** What is overdue on the accounts that are listed. What cannot be read is left out. */
function DebtorSum({ query }: { query: ListQuery }) {
  const asked = callQuery([area.name, 'sum', query], debtorEndpoints.sum, { query });
  const { data } = useQuery({ ...asked, placeholderData: keepPreviousData });
  if (!data || data.count === 0) return null;
  return <Text as="output">{debtorText.sum(data.amount, data.count)}</Text>;
}
