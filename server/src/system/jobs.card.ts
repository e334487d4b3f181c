import type { CardLevel } from '@grzadka/contract/core/system-card';
import { jobsCard } from '@grzadka/contract/system/jobs.card';
import type * as z from 'zod/mini';
import { readCard } from '#src/core/inspection/read-card.ts';
import { readJobRuns } from '#src/core/jobs/job-runs.repo.ts';
import { schedulerSilence } from '#src/core/jobs/scheduler-silence.ts';
import { countTroubledMail } from '#src/mail/mail-overview.repo.ts';

type Facts = Omit<z.output<typeof jobsCard.state>, 'level'>;

/** Whether jobs are started and succeed, and e-mails go out. */
export const jobsCardState = readCard(jobsCard, async ({ db, config }) => {
  const [silentSince, runs, mail] = await Promise.all([
    schedulerSilence(db),
    readJobRuns(db),
    countTroubledMail(db),
  ]);
  const facts: Facts = {
    silentSince,
    failedJobs: runs.filter(({ lastState }) => lastState === 'failed').length,
    waitingMail: mail.waiting,
    lateMail: mail.late,
    failedMail: mail.failed,
    delivery: config.smtpUrl === null ? 'folder' : 'server',
  };
  return { level: levelOf(facts), ...facts };
});

function levelOf({ silentSince, failedJobs, lateMail, failedMail, delivery }: Facts): CardLevel {
  if (silentSince !== null) return 'problem';
  const isWell = failedJobs + lateMail + failedMail === 0 && delivery === 'server';
  return isWell ? 'ok' : 'warning';
}
