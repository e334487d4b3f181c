import { defineArea, screen } from '../core/area.ts';
import { backupPaths } from './backup.paths.ts';

/** The backups in the browser: screens behind 'System'. */
export const area = defineArea({
  name: 'backup',
  routes: [
    {
      permission: 'system:read',
      screens: [
        screen(
          backupPaths.list,
          'kopie#w-programie',
          async () => (await import('./BackupListScreen.tsx')).BackupListScreen,
        ),
        screen(
          backupPaths.guide,
          'kopie#przywrócenie-kopii',
          async () => (await import('./RestoreGuideScreen.tsx')).RestoreGuideScreen,
        ),
      ],
    },
  ],
});
