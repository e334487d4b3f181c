import { auditSystemCard } from '../audit/audit.card.ts';
import { backupSystemCard } from '../backup/backup.card.ts';
import { consistencySystemCard } from '../consistency/consistency.card.ts';
import type { SystemCard } from '../core/system-card.ts';
import { importSystemCard } from '../import/import.card.ts';
import { sectorSystemCard } from '../sector/sector.card.ts';
import { settingsSystemCard } from '../settings/settings.card.ts';
import { jobsSystemCard } from './jobs/jobs.card.ts';
import { sessionsSystemCard } from './sessions.card.ts';
import { storageSystemCard } from './storage.card.ts';

/** The cards of the screen 'System' in their order, one line each: docs/recipes.md, "Add a card". */
export const systemCards: readonly SystemCard[] = [
  auditSystemCard,
  settingsSystemCard,
  sectorSystemCard,
  importSystemCard,
  jobsSystemCard,
  backupSystemCard,
  storageSystemCard,
  sessionsSystemCard,
  consistencySystemCard,
];
