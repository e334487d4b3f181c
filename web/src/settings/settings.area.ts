import { defineArea, screen } from '../core/area.ts';
import { settingsPaths } from './settings.paths.ts';

/** The settings in the browser; a card of the system leads to them. */
export const area = defineArea({
  name: 'settings',
  routes: [
    {
      permission: 'settings:write',
      screens: [
        screen(
          settingsPaths.form,
          'ustawienia',
          async () => (await import('./SettingsScreen.tsx')).SettingsScreen,
        ),
        screen(
          settingsPaths.logo,
          'ustawienia#logo',
          async () => (await import('./SettingsImageScreen.tsx')).LogoScreen,
        ),
        screen(
          settingsPaths.picture,
          'ustawienia#zdjęcie-na-stronie-ogrodu',
          async () => (await import('./SettingsImageScreen.tsx')).PictureScreen,
        ),
      ],
    },
  ],
  // A card says what is missing.
  touches: { records: ['system'] },
});
