import type { BulkAction, BulkTask } from '@grzadka/contract/core/call/bulk';
import { counted } from '@grzadka/contract/core/counted';
import { partition } from 'es-toolkit/array';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Button } from '../../ui/elements/Button.tsx';
import { useLastKnown } from '../../ui/hooks/useLastKnown.ts';
import { latePart } from '../../ui/loading/late-part.tsx';
import { WaitingOverlay } from '../../ui/screen/WaitingOverlay.tsx';
import { notify } from '../../ui/toasts/notify.ts';
import type { ListRow } from '../list-data-source.ts';
import { BulkReport } from './BulkReport.tsx';
import { actionText, bulkText } from './bulk.text.ts';
import type { ChosenTask, ListBulk } from './list-bulk.ts';
import { type BulkOutcome, runInPortions } from './run-in-portions.ts';

// The calendar in it is as large as the list.
const PinQuestion = latePart(async () => (await import('./PinQuestion.tsx')).PinQuestion);

interface BulkWorkProps<Row extends ListRow> {
  bulk: ListBulk;
  /** What is asked about; undefined while nothing is. */
  action: BulkAction | undefined;
  chosen: ReadonlyMap<string, Row>;
  rowName: (row: Row) => string;
  /** The question is answered. */
  onClose: () => void;
  /** It is over, and what became of it was read. */
  onDone: () => void;
}

interface Finished {
  readonly outcome: BulkOutcome;
  readonly doneText: string;
}

/** Asks before something is done to the chosen rows, shows how far it is, and then what did not work. */
export function BulkWork<Row extends ListRow>({
  bulk,
  action,
  chosen,
  rowName,
  onClose,
  onDone,
}: BulkWorkProps<Row>) {
  const [tried, setTried] = useState<number>();
  const [finished, setFinished] = useState<Finished>();
  const [isChecking, setChecking] = useState(false);
  const isStopped = useRef(false);
  const lastAction = useLastKnown(action);
  const records = counted(chosen.size, bulk.nouns);
  const ids = [...chosen.keys()];
  const { PublicationCheck } = bulk;
  const nameOf = (id: string) => {
    const row = chosen.get(id);
    return row ? rowName(row) : id;
  };

  function start(task: BulkTask<BulkAction>): void {
    onClose();
    if (task.action === 'publish-now' && PublicationCheck) setChecking(true);
    else void run(task.action, [{ ...task, ids }]);
  }

  function publish(warnedOf: ReadonlySet<string>): void {
    setChecking(false);
    const [warned, others] = partition(ids, (id) => warnedOf.has(id));
    void run('publish-now', [
      { action: 'publish-now', despiteFindings: true, ids: warned },
      { action: 'publish-now', ids: others },
    ]);
  }

  async function run(done: BulkAction, tasks: readonly ChosenTask[]): Promise<void> {
    isStopped.current = false;
    setTried(0);
    const outcome = await runInPortions(tasks, {
      send: bulk.send,
      onProgress: setTried,
      isStopped: () => isStopped.current,
    });
    setTried(undefined);
    bulk.tellChanged();
    const doneText = actionText[done].done(counted(outcome.done, bulk.nouns));
    if (outcome.done < chosen.size) return setFinished({ outcome, doneText });
    leave({ outcome, doneText });
  }

  function leave({ outcome, doneText }: Finished): void {
    // After the report only the way to undo it is still to be shown.
    const isTold = outcome.done < chosen.size;
    const deleted = outcome.deleted.map((row) => ({ ...row, name: nameOf(row.id) }));
    if (deleted.length > 0) bulk.tellDeleted(doneText, deleted);
    else if (!isTold) notify.success(doneText);
    onDone();
  }

  return (
    <>
      {lastAction !== undefined && lastAction !== 'pin-until' && (
        <ConfirmDialog
          open={action !== undefined}
          title={actionText[lastAction].question(records)}
          text={[
            ...(lastAction === 'delete' && bulk.deletionTakes ? [bulk.deletionTakes] : []),
            actionText[lastAction].explanation,
          ].join(' ')}
          confirmLabel={actionText[lastAction].label}
          onConfirm={() => start({ action: lastAction })}
          onCancel={onClose}
        />
      )}
      <PinQuestion
        open={action === 'pin-until'}
        title={actionText['pin-until'].question(records)}
        onConfirm={(until) => start({ action: 'pin-until', until })}
        onCancel={onClose}
      />
      {PublicationCheck && (
        <PublicationCheck
          open={isChecking}
          recordType={bulk.recordType}
          ids={ids}
          nameOf={nameOf}
          onPublish={publish}
          onCancel={() => setChecking(false)}
        />
      )}
      <WaitingOverlay open={tried !== undefined} label={bulkText.progress(tried ?? 0, chosen.size)}>
        <Button
          look="outlined"
          onClick={() => {
            isStopped.current = true;
          }}
        >
          {bulkText.stop}
        </Button>
      </WaitingOverlay>
      {finished && (
        <BulkReport
          {...finished}
          nameOf={nameOf}
          wayOut={bulk.wayOut}
          onClose={() => leave(finished)}
        />
      )}
    </>
  );
}
