import * as z from 'zod/mini';
import { backupCard } from '../backup/backup.card.ts';
import { consistencyCard } from '../consistency/consistency.card.ts';
import { personalDataCard } from '../personal-data/personal-data.card.ts';
import { settingsCard } from '../settings/settings.card.ts';
import { jobsCard } from './jobs.card.ts';
import { sessionsCard } from './sessions.card.ts';
import { storageCard } from './storage.card.ts';

/** Every card of the screen 'System' that has a state, one line each: docs/recipes.md, "Add a card". */
const card = z.discriminatedUnion('key', [
  settingsCard.reply,
  jobsCard.reply,
  backupCard.reply,
  storageCard.reply,
  sessionsCard.reply,
  personalDataCard.reply,
  consistencyCard.reply,
]);

/** How everything behind 'System' is doing, card by card. */
export const systemOverview = z.object({ cards: z.array(card) });

export type SystemOverview = z.infer<typeof systemOverview>;
