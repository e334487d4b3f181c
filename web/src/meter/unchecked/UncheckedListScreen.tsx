import type { ListReply } from '@grzadka/contract/core/list/list';
import type { UncheckedListItem } from '@grzadka/contract/meter/unchecked/unchecked.model';
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useMay } from '../../core/access/access.ts';
import { listKeys } from '../../core/list/list-data-source.ts';
import { mergePages } from '../../core/list/loading/useListRows.ts';
import { focusRow } from '../../core/list/rows/row-focus-wish.ts';
import { ListScreen } from '../../core/list/screen/ListScreen.tsx';
import { useSearchParams } from '../../core/navigation/place.ts';
import { useLastKnown } from '../../core/ui/hooks/useLastKnown.ts';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { ImportListLink } from '../../import/ImportListLink.tsx';
import { measurementSource } from '../history/measurement.queries.ts';
import { meterPaths, meterQuery } from '../meter.paths.ts';
import { meterSource } from '../meter.queries.ts';
import { uncheckedSource } from '../unchecked.queries.ts';
import { uncheckedLayout } from './unchecked.layout.tsx';
import { uncheckedText } from './unchecked.text.ts';

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
  useAskedRow();
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

/** Brings the focus to the measurement that the address names. */
function useAskedRow(): void {
  const asked = useSearchParams()[0].get(meterQuery.reading);
  useEffect(() => {
    if (asked !== null) focusRow(uncheckedSource.name, asked);
  }, [asked]);
}

type Rows = InfiniteData<ListReply<UncheckedListItem>>;

/**
 * The way to say that a measurement waits no more, here or since somebody else saw to it: the list and what else shows
 * it are read anew, as far as they are loaded, and the focus goes to the row after it.
 */
function useRowDone(): (measurement: UncheckedListItem) => void {
  const queryClient = useQueryClient();
  return ({ id, meter }) => {
    const next = rowBeside(queryClient, id);
    const history = listKeys.all(measurementSource(meter.id).name);
    for (const queryKey of [listKeys.all(uncheckedSource.name), history, [meterSource.name]]) {
      void queryClient.invalidateQueries({ queryKey });
    }
    if (next !== undefined) focusRow(uncheckedSource.name, next);
  };
}

/** The row after this one on the screen, or before it where it is the last. */
function rowBeside(queryClient: QueryClient, id: string): string | undefined {
  const [shown] = queryClient
    .getQueryCache()
    .findAll({ queryKey: listKeys.all(uncheckedSource.name), type: 'active' });
  const data = shown && queryClient.getQueryData<Rows>(shown.queryKey);
  const rows = data ? mergePages(data.pages).rows : [];
  const index = rows.findIndex((row) => row.id === id);
  return (rows[index + 1] ?? rows[index - 1])?.id;
}
