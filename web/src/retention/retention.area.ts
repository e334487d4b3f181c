import { defineArea, screen } from '../core/area.ts';
import { retentionPaths } from './retention.paths.ts';

/** What is kept for a time alone, in the browser: a screen behind 'System'. */
export const area = defineArea({
  name: 'retention',
  routes: [
    {
      permission: 'system:read',
      screens: [
        screen(
          retentionPaths.screen,
          'przechowywanie',
          async () => (await import('./RetentionScreen.tsx')).RetentionScreen,
        ),
      ],
    },
  ],
});
