import { zoneEndpoints } from '@grzadka/contract/zone/zone.endpoints';
import { zoneList } from '@grzadka/contract/zone/zone.list';
import { zoneRecord } from '@grzadka/contract/zone/zone.record';
import type { ZoneListItem } from '@grzadka/contract/zone/zone.model';
import { mdiPercent } from '@mdi/js';
import { useMemo } from 'react';
import { useMay } from '../core/access/access.ts';
import type { ListLayout, RowAction } from '../core/list/rows/list-layout.ts';
import { ListScreen } from '../core/list/screen/ListScreen.tsx';
import { useStartAdding } from '../core/list/adding/useStartAdding.ts';
import { DeletionQuestion } from '../core/record/DeletionQuestion.tsx';
import { recordDeletion, recordSource } from '../core/record/record-calls.ts';
import { columnsOf } from '../core/record/shown-field.ts';
import { useRecordDeletion } from '../core/record/useDeletion.ts';
import { icon } from '../core/ui/icon.ts';
import { DeleteIcon, EditIcon } from '../core/ui/icons.ts';
import { useFailures } from '../core/ui/screen/useFailures.ts';
import { meterPaths } from '../meter/meter.paths.ts';
import { zonePaths } from './zone.paths.ts';
import { zoneFields, zoneText } from './zone.text.ts';

const LossIcon = icon(mdiPercent, 'Loss');

const source = recordSource(zoneRecord, zoneList, zoneEndpoints);

/** The zones, each leading to what it loses. */
export function ZoneListScreen() {
  const mayWrite = useMay('zone:write');
  const add = useStartAdding(zoneText.create, zonePaths.create);
  const failures = useFailures('alert');
  const deletion = useRecordDeletion({
    ...recordDeletion(zoneRecord, zoneEndpoints),
    deletedText: ({ name }: ZoneListItem) => zoneText.deleted(name),
    failures,
  });
  const { ask } = deletion;
  const layout = useMemo(() => zoneLayout({ mayWrite, onDelete: ask }), [mayWrite, ask]);
  return (
    <>
      <ListScreen
        title={zoneText.list}
        back={meterPaths.list}
        source={source}
        layout={layout}
        error={failures.error}
        onCloseError={failures.clear}
        add={mayWrite ? add : undefined}
      />
      <DeletionQuestion
        deletion={deletion}
        title={zoneText.deleteTitle}
        question={({ name }) => zoneText.deleteQuestion(name)}
      />
    </>
  );
}

interface ZoneLayoutOptions {
  mayWrite: boolean;
  onDelete: (zone: ZoneListItem) => void;
}

/** How a zone looks in the list, and what can be done with it. */
function zoneLayout({ mayWrite, onDelete }: ZoneLayoutOptions): ListLayout<ZoneListItem> {
  const show: RowAction<ZoneListItem> = {
    label: zoneText.showLosses,
    icon: LossIcon,
    to: ({ id }) => zonePaths.details(id),
  };
  const changes: RowAction<ZoneListItem>[] = [
    { label: zoneText.startEdit, icon: EditIcon, to: ({ id }) => zonePaths.edit(id) },
    { label: zoneText.delete, icon: DeleteIcon, onSelect: onDelete },
  ];
  return {
    rowName: ({ name }) => name,
    columns: columnsOf(zoneFields),
    actions: mayWrite ? [show, ...changes] : [show],
  };
}
