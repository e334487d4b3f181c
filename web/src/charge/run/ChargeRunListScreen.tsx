import { chargeRunEndpoints } from '@grzadka/contract/charge/run/charge-run.endpoints';
import { chargeRunList } from '@grzadka/contract/charge/run/charge-run.list';
import type { ChargeRunListItem } from '@grzadka/contract/charge/run/charge-run.model';
import { chargeRunRecord } from '@grzadka/contract/charge/run/charge-run.record';
import { useMay } from '../../core/access/access.ts';
import { useStartAdding } from '../../core/list/adding/useStartAdding.ts';
import type { ListLayout } from '../../core/list/rows/list-layout.ts';
import { ListScreen } from '../../core/list/screen/ListScreen.tsx';
import { paths } from '../../core/paths.ts';
import { recordSource } from '../../core/record/record-calls.ts';
import { recordPath } from '../../core/record/record-path.ts';
import { columnsOf } from '../../core/record/shown-text.ts';
import { DetailsIcon } from '../../core/ui/icons.ts';
import { chargeRunPlace } from '../charge.paths.ts';
import { chargeText } from '../charge.text.ts';

const { screens, permissions } = chargeRunPlace;

const source = recordSource(chargeRunRecord, chargeRunList, chargeRunEndpoints);

const layout: ListLayout<ChargeRunListItem> = {
  rowName: ({ number, title }) => (number === null ? title : `${number} ${title}`),
  columns: columnsOf(chargeRunList),
  actions: [
    {
      label: chargeText.show,
      icon: DetailsIcon,
      to: ({ id }) => recordPath(screens.details, id),
    },
  ],
};

/** The charge runs, drafts among them. */
export function ChargeRunListScreen() {
  const mayWrite = useMay(permissions.write);
  const add = useStartAdding(chargeText.create, screens.create);
  return (
    <ListScreen
      title={chargeText.list}
      back={paths.fees}
      source={source}
      layout={layout}
      add={mayWrite ? add : undefined}
    />
  );
}
