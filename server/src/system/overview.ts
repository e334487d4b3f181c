import type { SystemOverview } from '@grzadka/contract/system/overview.model';
import { backupCardState } from '#src/backup/backup.card.ts';
import { consistencyCardState } from '#src/consistency/consistency.card.ts';
import type { CardContext } from '#src/core/inspection/read-card.ts';
import { settingsCardState } from '#src/settings/settings.card.ts';
import { jobsCardState } from './jobs.card.ts';
import { sessionsCardState } from './sessions.card.ts';
import { storageCardState } from './storage.card.ts';

type CardState = SystemOverview['cards'][number];

/** Every card of the contract with what finds its state out, one line each: docs/recipes.md, "Add a card". */
const cards: readonly ((context: CardContext) => Promise<CardState>)[] = [
  settingsCardState,
  jobsCardState,
  backupCardState,
  storageCardState,
  sessionsCardState,
  consistencyCardState,
];

/** How everything behind 'System' is doing: all cards at once, each for itself. */
export async function readOverview(context: CardContext): Promise<SystemOverview> {
  return { cards: await Promise.all(cards.map((read) => read(context))) };
}
