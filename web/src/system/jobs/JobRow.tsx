import type { JobState } from '@grzadka/contract/system/jobs.model';
import { Text } from '../../core/ui/elements/Text.tsx';
import { type Fact, FactList } from '../../core/ui/FactList.tsx';
import { UnbrokenText } from '../../core/ui/UnbrokenText.tsx';
import styles from './JobRow.module.css';
import { jobsText, jobWords } from './jobs.text.ts';

/** A job with how it is doing. */
export function JobRow({ job }: { job: JobState }) {
  const { name, purpose } = jobWords[job.name];
  return (
    <li className={styles['job']}>
      <Text isStrong as="h3">
        {name}
      </Text>
      <Text kind="body2" isQuiet className={styles['purpose']}>
        {purpose}
      </Text>
      <FactList facts={factsOf(job)} />
    </li>
  );
}

/** What waits, and what has failed, is shown where there is any. */
function factsOf({ lastRun, nextRunAt, waiting, failed, lastFailedAt }: JobState): Fact[] {
  const last = (
    <span className={lastRun?.result === 'failed' ? styles['failed'] : undefined}>
      <UnbrokenText text={jobsText.lastRun(lastRun)} />
    </span>
  );
  const failures = <UnbrokenText text={jobsText.failures(failed, lastFailedAt)} />;
  return [
    { label: jobsText.last, value: last },
    { label: jobsText.next, value: jobsText.nextRun(nextRunAt) },
    ...(waiting > 0 ? [{ label: jobsText.waiting, value: waiting }] : []),
    ...(failed > 0 ? [{ label: jobsText.failed, value: failures }] : []),
  ];
}
