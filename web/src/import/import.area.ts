import { defineArea, screen } from '../core/area.ts';
import { paths } from '../core/paths.ts';

/** The import in the browser. */
export const importArea = defineArea({
  name: 'import',
  routes: [
    {
      // Who may write one of the kinds may write them all; the screen offers each by its own permission.
      permission: 'garden:write',
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
