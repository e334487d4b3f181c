import { defineArea, screen } from '../core/area.ts';
import { boardHandoverPaths } from './board-handover.paths.ts';

/** What a board hands over to the next one, in the browser: a screen behind 'System'. */
export const area = defineArea({
  name: 'board-handover',
  routes: [
    {
      permission: 'board-handover:make',
      screens: [
        screen(
          boardHandoverPaths.screen,
          'przekazanie-spraw',
          async () => (await import('./BoardHandoverScreen.tsx')).BoardHandoverScreen,
        ),
      ],
    },
  ],
});
