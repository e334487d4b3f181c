import { matchPath } from 'react-router';
import { defineArea, screen } from '../core/area.ts';
import { mayBeKept } from '../core/outbox/kept-database.ts';
import { walkDatabaseName } from './walk/kept/walk-database-name.ts';
import { walkPattern } from './walk/walk.paths.ts';

/** The walk of a round of readings. */
export const area = defineArea({
  name: 'campaign-walk',
  routes: [
    {
      permission: 'campaign:walk',
      screens: [
        screen(
          walkPattern,
          'obchod',
          async () => (await import('./walk/screen/WalkScreen.tsx')).WalkScreen,
        ),
      ],
    },
  ],
  background: {
    // What is entered there, and what was entered before and is not sent.
    isDue: async (pathname) =>
      matchPath(walkPattern, pathname) !== null || mayBeKept(walkDatabaseName),
    load: async () => (await import('./walk/outbox/WalkBackground.tsx')).WalkBackground,
  },
});
