import type { MeterWithDevices } from '@grzadka/contract/meter/details/meter-details.model';
import { installationEndpoints } from '@grzadka/contract/meter/installation/installation.endpoints';
import type { Installation } from '@grzadka/contract/meter/installation/installation.model';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../core/api/call.ts';
import { resetList } from '../../core/list/loading/useResetList.ts';
import { DeletionQuestion } from '../../core/record/DeletionQuestion.tsx';
import { useDeletion } from '../../core/record/useDeletion.ts';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { useLastKnown } from '../../core/ui/hooks/useLastKnown.ts';
import { useFailures } from '../../core/ui/screen/useFailures.ts';
import { notify } from '../../core/ui/toasts/notify.ts';
import { measurementSource } from '../history/measurement.queries.ts';
import { meterSource } from '../meter.queries.ts';
import { undoText } from './installation.text.ts';
import styles from './UndoLastChange.module.css';

/** What was done last to the devices at a meter, and the device whose change is undone. */
interface LastChange {
  readonly kind: 'exchange' | 'mounting' | 'removal';
  readonly installation: Installation;
}

/**
 * What of the devices at a meter can be undone (docs/product/readings.md#devices); undefined where the first device is
 * still there.
 * @param installations newest first, those undone included
 */
export function lastChange(installations: readonly Installation[]): LastChange | undefined {
  const [newest, former] = installations.filter(({ undoneAt }) => undoneAt === null);
  if (newest === undefined) return undefined;
  if (newest.removedAt !== null) return { kind: 'removal', installation: newest };
  if (former === undefined) return undefined;
  // Removed and mounted in the same moment.
  const isExchange = former.removedAt === newest.installedAt;
  return { kind: isExchange ? 'exchange' : 'mounting', installation: newest };
}

/** Undoes what was done last to the devices at a meter, after a question; nothing where there is nothing to undo. */
export function UndoLastChange({
  meter,
  installations,
}: Pick<MeterWithDevices, 'meter' | 'installations'>) {
  const queryClient = useQueryClient();
  const tellChanged = useRecordChanged(meterSource.name);
  const failures = useFailures('alert');
  const last = lastChange(installations);
  const undoing = useDeletion({
    read: async ({ installation }: LastChange) => ({ etag: installation.etag }),
    remove: ({ installation: { id } }, options) =>
      call(installationEndpoints.undo, { params: { id } }, options),
    onDeleted: ({ kind }) => notify.success(undoText[kind].done),
    failures,
    onSettled: () => {
      // What went over to another device is shown as that one's.
      resetList(queryClient, measurementSource(meter.id).name);
      tellChanged();
    },
  });
  return (
    <>
      {last && (
        <Button look="outlined" onClick={() => undoing.ask(last)}>
          {undoText[last.kind].action}
        </Button>
      )}
      {failures.error !== undefined && (
        <Notice tone="error" isLoud onClose={failures.clear} className={styles['failure']}>
          {failures.error}
        </Notice>
      )}
      <UndoQuestion undoing={undoing} />
    </>
  );
}

function UndoQuestion({ undoing }: { undoing: ReturnType<typeof useDeletion<LastChange>> }) {
  const asked = useLastKnown(undoing.inQuestion);
  const { title, question, action } = undoText[asked?.kind ?? 'exchange'];
  return (
    <DeletionQuestion
      deletion={undoing}
      title={title}
      question={() => question}
      confirmLabel={action}
      runningLabel={undoText.running}
    />
  );
}
