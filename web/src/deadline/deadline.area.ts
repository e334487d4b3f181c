import { defineArea, screen } from '../core/area.ts';
import { paths } from '../core/paths.ts';

/** What counts down to a last day, in the browser. */
export const area = defineArea({
  name: 'deadline',
  routes: [
    {
      permission: 'deadline:read',
      screens: [
        screen(
          paths.deadlines,
          'terminy',
          async () => (await import('./DeadlineScreen.tsx')).DeadlineScreen,
        ),
      ],
    },
  ],
});
