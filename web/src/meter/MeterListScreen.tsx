import type { MeterListItem } from '@grzadka/contract/meter/meter.model';
import { Typography } from '@mui/material';
import { lazy, useMemo, useState } from 'react';
import { useMay } from '../core/access/access.ts';
import { errorText } from '../core/api/api-error.ts';
import { ListScreen } from '../core/list/screen/ListScreen.tsx';
import { useStartAdding } from '../core/list/screen/useStartAdding.ts';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { uiText } from '../core/ui/ui.text.ts';
import { useLastKnown } from '../core/ui/hooks/useLastKnown.ts';
import { useNotify } from '../core/ui/toasts/useNotify.ts';
import { meterLayout } from './meter.layout.tsx';
import { meterPaths } from './meter.paths.ts';
import { meterSource } from './meter.queries.ts';
import { meterText } from './meter.text.ts';

const ConfirmDialog = latePart(
  async () => (await import('../core/ui/ConfirmDialog.tsx')).ConfirmDialog,
);

// What it asks for brings schemas along that the rows can do without.
const MeterListLinks = lazy(async () => ({
  default: (await import('./MeterListLinks.tsx')).MeterListLinks,
}));

/** The meters. */
export function MeterListScreen() {
  const notify = useNotify();
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
        links={<MeterListLinks />}
        onLoadError={(error) => notify.error(errorText(error))}
      />
      <DeleteMeterDialog meter={inQuestion} onClose={() => setInQuestion(undefined)} />
    </>
  );
}

interface DeleteMeterDialogProps {
  /** The meter in question; undefined while nothing is asked. */
  meter: Pick<MeterListItem, 'name'> | undefined;
  onClose: () => void;
}

/** Asks about deleting a meter. Both answers only close it: there is no such call. */
function DeleteMeterDialog({ meter, onClose }: DeleteMeterDialogProps) {
  const asked = useLastKnown(meter);
  return (
    <ConfirmDialog
      open={meter !== undefined}
      title={uiText.deleteTitle}
      text={meterText.deleteQuestion(asked?.name ?? '')}
      onConfirm={onClose}
      onCancel={onClose}
    >
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        {meterText.deleteNotYet}
      </Typography>
    </ConfirmDialog>
  );
}
