import type { neededSettings } from '@grzadka/contract/settings/settings.card';
import { settingsFieldLabels } from '@grzadka/contract/settings/settings.model';

/** The texts of the settings. */
export const settingsText = {
  ...settingsFieldLabels,
  title: 'Ustawienia',
  garden: 'Ogród',
  nameHint: 'Widać ją na ekranie logowania, w tytule okna i w wiadomościach z programu',
  shortNameHint: 'Bez polskich liter, najwyżej 20\u00a0znaków – tyle mieści się w kodzie przelewu',
  numbers: 'Numery urzędowe',
  contact: 'Kontakt',
  phoneHint: 'Z numerem kraju, np. +48\u00a0601\u00a0234\u00a0567',
  emailHint: 'Tu trafią odpowiedzi na wiadomości z programu',
  bank: 'Rachunek bankowy',
  bankAccountHint: 'Na ten rachunek działkowcy wpłacają opłaty',
  publicSiteHint:
    'Tej strony jeszcze nie ma. Zaznaczenie niczego teraz nie pokazuje – program zapamięta je do czasu, gdy strona powstanie.',
  saved: 'Zapisano ustawienia',
} as const;

/** The texts about the logo. */
export const logoText = {
  title: 'Logo ogrodu',
  alt: 'Logo ogrodu',
  none: 'Nie ma logo. Dodane będzie widać na ekranie logowania.',
  shown: 'Widać je na ekranie logowania.',
  add: 'Dodaj logo',
  change: 'Zmień logo',
  remove: 'Usuń logo',
  removeTitle: 'Usunąć logo?',
  removeQuestion: 'Logo zniknie z ekranu logowania.',
  removed: 'Usunięto logo',
  fileHint: 'PNG, JPEG albo WebP, najwyżej 5\u00a0MB',
  saved: 'Zapisano logo',
} as const;

const neededWords: Readonly<Record<(typeof neededSettings)[number], string>> = {
  name: 'nazwa ogrodu',
  address: 'adres',
  email: 'e-mail',
  bankAccount: 'numer rachunku bankowego',
};

/** What is missing among the settings, in a sentence. */
export function missingSettings(missing: readonly (typeof neededSettings)[number][]): string {
  if (missing.length === 0) return 'Dane ogrodu są uzupełnione.';
  return `Uzupełnij w Ustawieniach: ${missing.map((one) => neededWords[one]).join(', ')}.`;
}
