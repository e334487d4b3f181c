import { mdiCheckCircleOutline } from '@mdi/js';
import { ListLink } from '../core/list/screen/ListLink.tsx';
import { paths } from '../core/paths.ts';
import { useQueueFocus } from '../core/queue/useQueueFocus.ts';
import { icon } from '../core/ui/icon.ts';
import { LoadFailure } from '../core/ui/screen/LoadFailure.tsx';
import { Placeholder } from '../core/ui/screen/Placeholder.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { SubmissionActions } from './SubmissionActions.tsx';
import { SubmissionPhoto } from './SubmissionPhoto.tsx';
import styles from './SubmissionQueueScreen.module.css';
import { SubmittedReading } from './SubmittedReading.tsx';
import { submissionPaths } from './submission.paths.ts';
import { submissionText } from './submission.text.ts';
import { useSubmissions } from './useSubmissions.ts';

const AllDoneIcon = icon(mdiCheckCircleOutline, 'AllDone');

/** The readings that were reported, one after the other, each decided on by one key (docs/product/submissions.md#deciding). */
export function SubmissionQueueScreen() {
  const submissions = useSubmissions();
  const { item, next, error, isPending, refetch } = submissions;
  const heading = useQueueFocus(item?.id);
  return (
    <Screen
      title={submissionText.queue}
      back={paths.meters}
      busy={isPending}
      actions={<ListLink to={submissionPaths.all} label={submissionText.all} />}
    >
      {item ? (
        <div className={styles['submission']}>
          <SubmissionPhoto
            key={`photo of ${item.id}`}
            submission={item}
            next={next?.photo ?? undefined}
            onSettled={submissions.photoSettled}
          />
          <div className={styles['facts']}>
            <SubmittedReading submissions={submissions} submission={item} heading={heading} />
            <SubmissionActions key={item.id} submissions={submissions} submission={item} />
          </div>
        </div>
      ) : (
        !isPending &&
        (error ? (
          <LoadFailure error={error} back={paths.meters} retry={refetch} />
        ) : (
          <Placeholder
            icon={AllDoneIcon}
            title={submissionText.none}
            text={submissionText.noneHint}
          />
        ))
      )}
    </Screen>
  );
}
