import { jobsCard } from '@grzadka/contract/system/jobs.card';
import { mdiCogSyncOutline } from '@mdi/js';
import { stateCard } from '../../core/system-card.ts';
import { icon } from '../../core/ui/icon.ts';
import { systemPaths } from '../system.paths.ts';
import { jobsCardSentence } from './jobs-card.text.ts';

/** Whether the program does its work, and e-mails go out. */
export const jobsSystemCard = stateCard(jobsCard, {
  title: 'Prace programu i poczta',
  icon: icon(mdiCogSyncOutline, 'Jobs'),
  to: systemPaths.jobs,
  sentence: jobsCardSentence,
});
