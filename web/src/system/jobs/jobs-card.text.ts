import type { StateOf } from '@grzadka/contract/core/system-card';
import { noMailServer } from '@grzadka/contract/mail/mail.model';
import type { jobsCard } from '@grzadka/contract/system/jobs.card';
import { formatMinute } from '../../core/ui/format.ts';

/** What of jobs and mail asks to be looked at; where nothing does, that all goes well. */
export function jobsCardSentence(state: StateOf<typeof jobsCard>): string {
  const { silentSince, failedJobs, waitingMail, lateMail, failedMail, delivery } = state;
  if (silentSince !== null) return silence(silentSince);
  const told = [
    failedJobs > 0 && `Nieudane prace: ${failedJobs}.`,
    failedMail > 0 && `Niewysłane e-maile: ${failedMail}.`,
    lateMail > 0 && `E-maile, które czekają dłużej niż godzinę: ${lateMail}.`,
    delivery === 'folder' && noMailServer,
  ].filter((sentence) => sentence !== false);
  return told.length > 0 ? told.join(' ') : `Prace się udają. Czekające e-maile: ${waitingMail}.`;
}

/** Since when nothing starts the jobs, and what to do about it. */
export function silence(since: string): string {
  return `Program nie wykonuje swoich prac od ${formatMinute(since)}. Uruchom go ponownie albo poproś o to administratora komputera.`;
}
