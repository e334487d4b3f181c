import { settlementEndpoints } from '@grzadka/contract/settlement/settlement.endpoints';
import type { SettlementListItem } from '@grzadka/contract/settlement/settlement.model';
import { settlementRecord } from '@grzadka/contract/settlement/settlement.record';
import type { ListLayout } from '../core/list/rows/list-layout.ts';
import { ListScreen } from '../core/list/screen/ListScreen.tsx';
import { paths } from '../core/paths.ts';
import { recordPath } from '../core/record/record-path.ts';
import { columnsOf } from '../core/record/shown-text.ts';
import { DetailsIcon } from '../core/ui/icons.ts';
import { settlementSource } from './settlement.queries.ts';
import { settlementText } from './settlement.text.ts';

const layout: ListLayout<SettlementListItem> = {
  rowName: settlementText.nameOf,
  columns: columnsOf(settlementEndpoints.list.list),
  actions: [
    {
      label: settlementText.show,
      icon: DetailsIcon,
      to: ({ id }) => recordPath(settlementRecord.screens.details, id),
    },
  ],
};

/** The settlement accounts. */
export function SettlementListScreen() {
  return (
    <ListScreen
      title={settlementText.list}
      back={paths.fees}
      source={settlementSource}
      layout={layout}
    />
  );
}
