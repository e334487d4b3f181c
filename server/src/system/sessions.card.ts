import { sessionsCard } from '@grzadka/contract/system/sessions.card';
import { readCard } from '#src/core/inspection/read-card.ts';
import { sessionLimits } from '#src/session/session.repo.ts';
import { countOpenSessions } from './open-sessions.repo.ts';

/** How many are signed in; that is never a reason to worry. */
export const sessionsCardState = readCard(sessionsCard, async ({ db, config }) => ({
  level: 'ok',
  ...(await countOpenSessions(db, sessionLimits(config))),
}));
