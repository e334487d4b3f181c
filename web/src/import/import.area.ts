import { defineArea, screen } from '../core/area.ts';
import { paths } from '../core/paths.ts';

/** The import in the browser. */
export const importArea = defineArea({
  name: 'import',
  routes: [
    {
      // Whoever may write any of the kinds may add readings, too; the screen offers each kind by its own permission.
      permission: 'measurement:add',
      screens: [
        screen(
          paths.import,
          'wczytaj',
          async () => (await import('./ImportScreen.tsx')).ImportScreen,
        ),
      ],
    },
  ],
});
