import type { UncheckedListItem } from '@grzadka/contract/meter/measurement/unchecked.model';
import { useMemo, useState } from 'react';
import { useMay } from '../../core/access/access.ts';
import { ListScreen } from '../../core/list/screen/ListScreen.tsx';
import { useLastKnown } from '../../core/ui/hooks/useLastKnown.ts';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { ImportListLink } from '../../import/ImportListLink.tsx';
import { meterPaths } from '../meter.paths.ts';
import { uncheckedLayout } from './unchecked.layout.tsx';
import { uncheckedSource } from './unchecked.queries.ts';
import { uncheckedText } from './unchecked.text.ts';
import { useRowDone } from './useRowDone.ts';

const ConfirmReadingDialog = latePart(
  async () => (await import('./ConfirmReadingDialog.tsx')).ConfirmReadingDialog,
);

const ReverseDialog = latePart(
  async () => (await import('../reversal/ReverseDialog.tsx')).ReverseDialog,
);

/** The measurements in which something waits for an answer: docs/product/readings.md#unchecked. */
export function UncheckedListScreen() {
  const mayConfirm = useMay('measurement:confirm');
  const mayReverse = useMay('measurement:reverse');
  const [toConfirm, setToConfirm] = useState<UncheckedListItem>();
  const [toReverse, setToReverse] = useState<UncheckedListItem>();
  const reversed = useLastKnown(toReverse);
  const rowDone = useRowDone();
  const layout = useMemo(
    () =>
      uncheckedLayout({
        onConfirm: mayConfirm ? setToConfirm : undefined,
        onReverse: mayReverse ? setToReverse : undefined,
      }),
    [mayConfirm, mayReverse],
  );
  return (
    <>
      <ListScreen
        title={uncheckedText.list}
        back={meterPaths.list}
        source={uncheckedSource}
        layout={layout}
        emptyText={uncheckedText.empty}
        links={<ImportListLink />}
      />
      <ConfirmReadingDialog
        open={toConfirm !== undefined}
        measurement={toConfirm}
        onClose={() => setToConfirm(undefined)}
        onDone={rowDone}
      />
      {reversed && (
        <ReverseDialog
          open={toReverse !== undefined}
          meter={reversed.meter}
          measurement={reversed}
          onClose={() => setToReverse(undefined)}
          onReversed={() => rowDone(reversed)}
        />
      )}
    </>
  );
}
