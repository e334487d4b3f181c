import { sessionsCard } from '@grzadka/contract/system/sessions.card';
import { mdiAccountMultipleOutline } from '@mdi/js';
import { stateCard } from '../core/system-card.ts';
import { icon } from '../core/ui/icon.ts';
import { sessionsText } from './sessions.text.ts';
import { systemPaths } from './system.paths.ts';

/** How many are signed in. */
export const sessionsSystemCard = stateCard(sessionsCard, {
  title: sessionsText.title,
  icon: icon(mdiAccountMultipleOutline, 'Sessions'),
  to: systemPaths.sessions,
  sentence: ({ logins, sessions }) => sessionsText.counts(logins, sessions),
});
