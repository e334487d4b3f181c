import { defineArea, screen } from '../core/area.ts';
import { personalDataPaths } from './personal-data.paths.ts';

/** What persons may ask the association for, in the browser: a screen behind 'System'. */
export const area = defineArea({
  name: 'personal-data',
  routes: [
    {
      permission: 'personal-data:export',
      screens: [
        screen(
          personalDataPaths.screen,
          'dane-osobowe',
          async () => (await import('./PersonalDataScreen.tsx')).PersonalDataScreen,
        ),
      ],
    },
  ],
});
