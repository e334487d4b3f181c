import type { MeterListItem } from '@grzadka/contract/meter/meter.model';
import { useMemo, useState } from 'react';
import { useMay } from '../core/access/useMay.ts';
import { errorText } from '../core/api/api-error.ts';
import { ListScreen } from '../core/list/screen/ListScreen.tsx';
import { useNotify } from '../core/ui/useNotify.ts';
import { DeleteMeterDialog } from './DeleteMeterDialog.tsx';
import { meterLayout } from './meter.layout.tsx';
import { meterSource } from './meter.queries.ts';
import { meterText } from './meter.text.ts';

/** The meters. */
export function MeterListScreen() {
  const notify = useNotify();
  const mayAdd = useMay('measurement:add');
  const [inQuestion, setInQuestion] = useState<MeterListItem>();
  const layout = useMemo(() => meterLayout({ mayAdd, onDelete: setInQuestion }), [mayAdd]);
  return (
    <>
      <ListScreen
        title={meterText.list}
        source={meterSource}
        layout={layout}
        onLoadError={(error) => notify.error(errorText(error))}
      />
      <DeleteMeterDialog meter={inQuestion} onClose={() => setInQuestion(undefined)} />
    </>
  );
}
