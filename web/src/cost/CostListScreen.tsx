import { costList } from '@grzadka/contract/cost/cost.list';
import type { CostListItem } from '@grzadka/contract/cost/cost.model';
import type { ListLayout } from '../core/list/rows/list-layout.ts';
import { ListScreen } from '../core/list/screen/ListScreen.tsx';
import { paths } from '../core/paths.ts';
import { recordPath } from '../core/record/record-path.ts';
import { columnsOf } from '../core/record/shown-text.ts';
import { DetailsIcon } from '../core/ui/icons.ts';
import { CostSum } from './CostSum.tsx';
import { costPlace } from './cost.paths.ts';
import { costSource } from './cost.queries.ts';
import { costText } from './cost.text.ts';

const layout: ListLayout<CostListItem> = {
  rowName: costText.nameOf,
  columns: columnsOf(costList),
  actions: [
    {
      label: costText.show,
      icon: DetailsIcon,
      to: ({ id }) => recordPath(costPlace.screens.details, id),
    },
  ],
};

/** What was spent, with the sum of what is listed. */
export function CostListScreen() {
  return (
    <ListScreen
      title={costText.list}
      back={paths.transactions}
      source={costSource}
      layout={layout}
      renderLinks={({ query }) => <CostSum query={query} />}
      emptyText={costText.none}
    />
  );
}
