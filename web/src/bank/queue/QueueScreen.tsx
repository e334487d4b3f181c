import { mdiCheckCircleOutline } from '@mdi/js';
import { useMay } from '../../core/access/access.ts';
import { paths } from '../../core/paths.ts';
import { useQueueFocus } from '../../core/queue/useQueueFocus.ts';
import { icon } from '../../core/ui/icon.ts';
import { AddIcon } from '../../core/ui/icons.ts';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { LoadFailure } from '../../core/ui/screen/LoadFailure.tsx';
import { Placeholder } from '../../core/ui/screen/Placeholder.tsx';
import { Screen } from '../../core/ui/screen/Screen.tsx';
import { bankLineText } from './bank-line.text.ts';
import { enterLinePath } from './enter-line-path.ts';
import { QueueCandidates } from './QueueCandidates.tsx';
import { QueuedLine } from './QueuedLine.tsx';
import styles from './QueueScreen.module.css';
import { useQueue } from './useQueue.ts';

const AllDoneIcon = icon(mdiCheckCircleOutline, 'AllDone');

/** The bank's lines that wait, one after the other: whose each is, is said by one key (docs/product/bank.md#queue). */
export function QueueScreen() {
  const queue = useQueue();
  const { line, error, isPending, refetch } = queue;
  const mayEnter = useMay('bank:import');
  const heading = useQueueFocus(line?.id);
  return (
    <Screen
      title={bankLineText.queue}
      back={paths.transactions}
      busy={isPending}
      actions={
        mayEnter && (
          <ButtonLink
            isReturning
            to={enterLinePath}
            aria-label={bankLineText.actions.enter}
            title={bankLineText.actions.enter}
            className={styles['enter']}
          >
            <AddIcon />
            <span className={styles['enterLabel']}>{bankLineText.actions.enter}</span>
          </ButtonLink>
        )
      }
    >
      {line ? (
        <div className={styles['lineAndCandidates']}>
          <QueuedLine queue={queue} line={line} heading={heading} />
          <QueueCandidates key={line.id} queue={queue} line={line} />
        </div>
      ) : (
        !isPending &&
        (error ? (
          <LoadFailure error={error} back={paths.transactions} retry={refetch} />
        ) : (
          <Placeholder icon={AllDoneIcon} title={bankLineText.none} text={bankLineText.noneHint} />
        ))
      )}
    </Screen>
  );
}
