import { mdiCheckCircleOutline, mdiFormatListBulleted } from '@mdi/js';
import { paths } from '../core/paths.ts';
import { useQueueFocus } from '../core/queue/useQueueFocus.ts';
import { FactList } from '../core/ui/FactList.tsx';
import { icon } from '../core/ui/icon.ts';
import { Section } from '../core/ui/Section.tsx';
import { BarLink } from '../core/ui/screen/BarLink.tsx';
import { LoadFailure } from '../core/ui/screen/LoadFailure.tsx';
import { Placeholder } from '../core/ui/screen/Placeholder.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { SubmissionActions } from './SubmissionActions.tsx';
import { SubmissionPhoto } from './SubmissionPhoto.tsx';
import styles from './SubmissionQueueScreen.module.css';
import { SubmittedReading } from './SubmittedReading.tsx';
import { submissionPaths } from './submission.paths.ts';
import { submissionText } from './submission.text.ts';
import { originFacts } from './submission-facts.tsx';
import { useSubmissions } from './useSubmissions.ts';

const AllDoneIcon = icon(mdiCheckCircleOutline, 'AllDone');
const AllIcon = icon(mdiFormatListBulleted, 'All');

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
      actions={<BarLink to={submissionPaths.all} label={submissionText.all} icon={AllIcon} />}
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
            <Section title={submissionText.origin}>
              <FactList facts={originFacts(item)} />
            </Section>
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
