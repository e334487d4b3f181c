import { settingsEndpoints } from '@grzadka/contract/settings/settings.endpoints';
import { maxLogoBytes, maxPictureBytes } from '@grzadka/contract/settings/settings-image-rules';
import { settingsPaths } from './settings.paths.ts';

/** The images that stand beside the settings: the calls, the address of the form, and the words of each. */
export const settingsImages = {
  logo: {
    set: settingsEndpoints.setLogo,
    remove: settingsEndpoints.removeLogo,
    form: settingsPaths.logo,
    maxBytes: maxLogoBytes,
    /** Of a box in which it is shown whole, in pixels. */
    box: { width: 160, height: 160 },
    text: {
      title: 'Logo ogrodu',
      none: 'Nie ma logo. Dodane będzie widać na ekranie logowania i na stronie internetowej ogrodu.',
      shown: 'Widać je na ekranie logowania i na stronie internetowej ogrodu.',
      add: 'Dodaj logo',
      change: 'Zmień logo',
      remove: 'Usuń logo',
      removeTitle: 'Usunąć logo?',
      removeQuestion: 'Logo zniknie z ekranu logowania i ze strony internetowej ogrodu.',
      removed: 'Usunięto logo',
      fileHint: 'PNG, JPEG albo WebP, najwyżej 5\u00a0MB',
      saved: 'Zapisano logo',
    },
  },
  picture: {
    set: settingsEndpoints.setPicture,
    remove: settingsEndpoints.removePicture,
    form: settingsPaths.picture,
    maxBytes: maxPictureBytes,
    box: { width: 320, height: 160 },
    text: {
      title: 'Zdjęcie na stronie ogrodu',
      none: 'Nie ma zdjęcia. Dodane będzie widać u góry strony internetowej ogrodu.',
      shown: 'Widać je u góry strony internetowej ogrodu.',
      add: 'Dodaj zdjęcie',
      change: 'Zmień zdjęcie',
      remove: 'Usuń zdjęcie',
      removeTitle: 'Usunąć zdjęcie?',
      removeQuestion: 'Zdjęcie zniknie ze strony internetowej ogrodu.',
      removed: 'Usunięto zdjęcie',
      fileHint:
        'Szerokie zdjęcie ogrodu: PNG, JPEG albo WebP, najwyżej 20\u00a0MB. Jeśli widać na nim ludzi, zapytaj ich o zgodę.',
      saved: 'Zapisano zdjęcie',
    },
  },
} as const;

/** Which of them. */
export type SettingsImageName = keyof typeof settingsImages;
