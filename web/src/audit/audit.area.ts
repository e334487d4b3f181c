import { defineArea, screen } from '../core/area.ts';
import { auditPatterns } from './audit.paths.ts';

const { list, entry, history, historyEntry } = auditPatterns;

/** The audit in the browser: all of it, and what happened to one record. */
export const area = defineArea({
  name: 'audit',
  routes: [
    {
      permission: 'audit:read',
      screens: [
        screen(
          list,
          'dziennik',
          async () => (await import('./AuditListScreen.tsx')).AuditListScreen,
        ),
        screen(
          entry,
          'dziennik#szczegóły-zmiany',
          async () => (await import('./AuditEntryScreen.tsx')).AuditEntryScreen,
        ),
      ],
    },
    {
      permission: 'audit:history',
      screens: [
        screen(
          history,
          'dziennik#historia',
          async () => (await import('./HistoryScreen.tsx')).HistoryScreen,
        ),
        screen(
          historyEntry,
          'dziennik#szczegóły-zmiany',
          async () => (await import('./AuditEntryScreen.tsx')).AuditEntryScreen,
        ),
      ],
    },
  ],
});
