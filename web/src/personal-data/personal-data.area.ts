import { defineArea, screen } from '../core/area.ts';
import { paths } from '../core/paths.ts';
import { personalDataPaths } from './personal-data.paths.ts';

const screens = defineArea({
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
        screen(
          personalDataPaths.register,
          'dane-osobowe',
          async () => (await import('./register/RegisterScreen.tsx')).RegisterScreen,
        ),
        screen(
          personalDataPaths.retention,
          'przechowywanie',
          async () => (await import('../retention/RetentionScreen.tsx')).RetentionScreen,
        ),
      ],
    },
    {
      permission: 'personal-data:erase',
      screens: [
        screen(
          paths.erasures,
          'dane-osobowe',
          async () => (await import('./erasure/ErasuresScreen.tsx')).ErasuresScreen,
        ),
      ],
    },
    {
      permission: 'board-handover:make',
      screens: [
        screen(
          personalDataPaths.boardHandover,
          'przekazanie-spraw',
          async () =>
            (await import('../board-handover/BoardHandoverScreen.tsx')).BoardHandoverScreen,
        ),
      ],
    },
  ],
});

const activities = defineArea({
  name: 'processing-activity',
  details: () => personalDataPaths.register,
});

const requests = defineArea({
  name: 'data-request',
  details: () => personalDataPaths.screen,
  touches: { records: ['deadline'] },
});

/** What persons may ask the association for, in the browser: a screen behind 'System', and those that it leads to. */
export const area = [screens, activities, requests];
