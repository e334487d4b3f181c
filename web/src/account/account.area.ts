import { defineArea, screen } from '../core/area.ts';
import { paths } from '../core/paths.ts';

/** The own account in the browser. */
export const area = defineArea({
  name: 'account',
  routes: [
    {
      screens: [
        screen(
          paths.personalData,
          'konto',
          async () => (await import('./AccountScreen.tsx')).AccountScreen,
        ),
      ],
    },
  ],
});
