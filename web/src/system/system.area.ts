import { mdiCogOutline } from '@mdi/js';
import { defineArea, screen } from '../core/area.ts';
import { icon } from '../core/ui/icon.ts';
import { systemPaths } from './system.paths.ts';

/** What keeps the program going: the menu entry 'System', and the screens behind it that are no other area's. */
export const area = defineArea({
  name: 'system',
  menu: [
    {
      place: 110,
      label: 'System',
      icon: icon(mdiCogOutline, 'System'),
      to: systemPaths.overview,
      sections: [systemPaths.overview],
    },
  ],
  routes: [
    {
      permission: 'system:read',
      screens: [
        screen(
          systemPaths.overview,
          'system',
          async () => (await import('./SystemScreen.tsx')).SystemScreen,
        ),
        screen(
          systemPaths.jobs,
          'system#prace-programu-i-poczta',
          async () => (await import('./jobs/JobsScreen.tsx')).JobsScreen,
        ),
        screen(
          systemPaths.storage,
          'system#miejsce-na-dane',
          async () => (await import('./StorageScreen.tsx')).StorageScreen,
        ),
        screen(
          systemPaths.sessions,
          'system#kto-jest-zalogowany',
          async () => (await import('./SessionsScreen.tsx')).SessionsScreen,
        ),
      ],
    },
  ],
});
