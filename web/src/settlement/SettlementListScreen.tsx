import { type ListDefinition, listFor } from '@grzadka/contract/core/list/list';
import type { SettlementBalanceItem } from '@grzadka/contract/settlement/settlement.model';
import { useMemo } from 'react';
import { useMay, useRole } from '../core/access/access.ts';
import type { ListLayout } from '../core/list/rows/list-layout.ts';
import { ListLink } from '../core/list/screen/ListLink.tsx';
import { ListScreen } from '../core/list/screen/ListScreen.tsx';
import { paths } from '../core/paths.ts';
import { recordPath } from '../core/record/record-path.ts';
import { columnsOf } from '../core/record/shown-text.ts';
import { DetailsIcon } from '../core/ui/icons.ts';
import { uiText } from '../core/ui/ui.text.ts';
import { importPath } from '../import/import-path.ts';
import { settlementPlace } from './settlement.paths.ts';
import { settlementSource } from './settlement.queries.ts';
import { settlementText } from './settlement.text.ts';

const layout = (list: ListDefinition): ListLayout<SettlementBalanceItem> => ({
  rowName: settlementText.nameOf,
  columns: columnsOf(list),
  actions: [
    {
      label: settlementText.show,
      icon: DetailsIcon,
      to: ({ id }) => recordPath(settlementPlace.screens.details, id),
    },
  ],
});

/** The settlement accounts, with their balances for who may know whose debts there are. */
export function SettlementListScreen() {
  const definition = listFor(settlementSource.definition, useRole());
  const own = useMemo(
    () => ({ source: { ...settlementSource, definition }, layout: layout(definition) }),
    [definition],
  );
  const mayAssign = useMay('party:write');
  return (
    <ListScreen
      title={settlementText.list}
      back={paths.fees}
      firstSteps={mayAssign && <ListLink to={importPath('assignment')} label={uiText.importFile} />}
      {...own}
    />
  );
}
