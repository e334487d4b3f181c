import type { CardLevel, StateOf } from '@grzadka/contract/core/system-card';
import { megabyte } from '@grzadka/contract/core/upload';
import { personalDataCard } from '@grzadka/contract/personal-data/personal-data.card';
import { paperLacks } from '@grzadka/contract/settings/paper-lacks';
import { settingsCard } from '@grzadka/contract/settings/settings.card';
import { jobsCard } from '@grzadka/contract/system/jobs.card';
import type { SystemOverview } from '@grzadka/contract/system/overview.model';
import { sessionsCard } from '@grzadka/contract/system/sessions.card';
import { storageCard } from '@grzadka/contract/system/storage.card';
import { backupCardState } from '#src/backup/backup.card.ts';
import { consistencyCardState } from '#src/consistency/consistency.card.ts';
import { type CardContext, readCard } from '#src/core/inspection/read-card.ts';
import { readJobRuns } from '#src/core/jobs/job-runs.repo.ts';
import { schedulerSilence } from '#src/core/jobs/scheduler-silence.ts';
import { countTroubledMail } from '#src/mail/mail-overview.repo.ts';
import { countExports } from '#src/personal-data/export/exports.repo.ts';
import { sessionLimits } from '#src/session/session.repo.ts';
import { getSettings } from '#src/settings/settings.repo.ts';
import { countOpenSessions } from './open-sessions.repo.ts';

/** Whether all is there that letters, transfers and e-mails need, and whether the public site is switched on. */
const settingsCardState = readCard(settingsCard, async ({ db, config }) => {
  const settings = await getSettings(db, config);
  const { publicSite, email } = settings;
  const onPaper = paperLacks(settings, 'letter');
  const missing = email === null ? [...onPaper, 'email' as const] : onPaper;
  return { level: missing.length === 0 ? 'ok' : 'warning', missing, publicSite };
});

type JobsFacts = Omit<StateOf<typeof jobsCard>, 'level'>;

/** Whether jobs are started and succeed, and e-mails go out. */
const jobsCardState = readCard(jobsCard, async ({ db, config }) => {
  const [silentSince, runs, mail] = await Promise.all([
    schedulerSilence(db),
    readJobRuns(db),
    countTroubledMail(db),
  ]);
  const facts: JobsFacts = {
    silentSince,
    failedJobs: runs.filter(({ lastState }) => lastState === 'failed').length,
    waitingMail: mail.waiting,
    lateMail: mail.late,
    failedMail: mail.failed,
    delivery: config.smtpUrl === null ? 'folder' : 'server',
  };
  return { level: jobsLevel(facts), ...facts };
});

function jobsLevel({
  silentSince,
  failedJobs,
  lateMail,
  failedMail,
  delivery,
}: JobsFacts): CardLevel {
  if (silentSince !== null) return 'problem';
  const isWell = failedJobs + lateMail + failedMail === 0 && delivery === 'server';
  return isWell ? 'ok' : 'warning';
}

/** Above the floor, below which uploads and backups are refused, this is little: a few backups, and it is gone. */
const little = 1024 * megabyte;

/** How much is free on the fullest of the disks. */
export const storageCardState = readCard(storageCard, async ({ disk, config }) => {
  const free = await disk.free();
  const freeBytes = free.size === 0 ? null : Math.min(...free.values());
  return { level: storageLevel(freeBytes, config.minFreeDiskMb * megabyte), freeBytes };
});

function storageLevel(freeBytes: number | null, floor: number): CardLevel {
  if (freeBytes === null) return 'ok';
  if (freeBytes <= floor) return 'problem';
  return freeBytes <= floor + little ? 'warning' : 'ok';
}

/** How many are signed in; that is never a reason to worry. */
const sessionsCardState = readCard(sessionsCard, async ({ db, config }) => ({
  level: 'ok',
  ...(await countOpenSessions(db, sessionLimits(config))),
}));

/** How many files with somebody's data can be fetched, or will be. */
const personalDataCardState = readCard(personalDataCard, async ({ db }) => ({
  level: 'ok',
  exports: await countExports(db),
}));

type CardState = SystemOverview['cards'][number];

/** Every card of the contract with what finds its state out: docs/recipes.md, "Add a card". */
const cards: readonly ((context: CardContext) => Promise<CardState>)[] = [
  settingsCardState,
  jobsCardState,
  backupCardState,
  storageCardState,
  sessionsCardState,
  personalDataCardState,
  consistencyCardState,
];

/** How everything behind 'System' is doing: all cards at once, each for itself. */
export async function readOverview(context: CardContext): Promise<SystemOverview> {
  return { cards: await Promise.all(cards.map((read) => read(context))) };
}
