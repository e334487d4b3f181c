import type { MeterListItem } from '@grzadka/contract/meter/meter.model';
import { type ComponentType, useMemo, useState } from 'react';
import { useMay } from '../core/access/access.ts';
import { errorText } from '../core/api/api-error.ts';
import { useStartAdding } from '../core/list/adding/useStartAdding.ts';
import { ListLink } from '../core/list/screen/ListLink.tsx';
import { ListScreen } from '../core/list/screen/ListScreen.tsx';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { notify } from '../core/ui/toasts/notify.ts';
import { uiText } from '../core/ui/ui.text.ts';
import { importPath } from '../import/import-path.ts';
import { MeterListLinks } from './MeterListLinks.tsx';
import { meterLayout } from './meter.layout.tsx';
import { meterPaths } from './meter.paths.ts';
import { meterSource } from './meter.queries.ts';
import { meterText } from './meter.text.ts';

const DeleteMeterDialog = latePart(
  async () => (await import('./DeleteMeterDialog.tsx')).DeleteMeterDialog,
);

/** What says of the rounds of readings that are open. */
export type OpenRoundsType = ComponentType;

interface MeterListScreenProps {
  OpenRounds?: OpenRoundsType;
  SubmissionCount: ComponentType;
}

/** The meters, and first of all the round in which they are being read. */
export function MeterListScreen({ OpenRounds, SubmissionCount }: MeterListScreenProps) {
  const mayAdd = useMay('measurement:add');
  const mayWrite = useMay('meter:write');
  const add = useStartAdding(meterText.create, meterPaths.create);
  const [inQuestion, setInQuestion] = useState<MeterListItem>();
  const layout = useMemo(() => meterLayout({ mayAdd, onDelete: setInQuestion }), [mayAdd]);
  return (
    <>
      <ListScreen
        title={meterText.list}
        source={meterSource}
        layout={layout}
        add={mayWrite ? add : undefined}
        above={OpenRounds && <OpenRounds />}
        links={<MeterListLinks SubmissionCount={SubmissionCount} />}
        firstSteps={mayWrite && <ListLink to={importPath('meter')} label={uiText.importFile} />}
        onLoadError={(error) => notify.error(errorText(error))}
      />
      <DeleteMeterDialog
        open={inQuestion !== undefined}
        meter={inQuestion}
        onClose={() => setInQuestion(undefined)}
      />
    </>
  );
}
