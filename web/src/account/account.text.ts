/** The texts of the own account's screen. */
export const accountText = {
  title: 'Twoje dane',
  // What the user menu of phones and the message with the password call it.
  account: 'Twoje konto',
  name: 'Nazwa',
  userName: 'Nazwa użytkownika',
  role: 'Rola',
  changePassword: 'Zmień hasło',
  changePasswordHint: 'Po zmianie hasła pozostałe sesje zostaną zakończone.',
  currentPassword: 'Obecne hasło',
  newPassword: 'Nowe hasło',
  passwordChanged: 'Zmieniono hasło. Pozostałe sesje zostały zakończone.',
  sessions: 'Twoje sesje',
  sessionsHint: 'Przeglądarki, w których trwa teraz Twoja sesja.',
  unknownBrowser: 'Nieznana przeglądarka',
  thisBrowser: 'ta przeglądarka',
  signedInAt: (instant: string) => `Zalogowano: ${instant}`,
  lastUsedAt: (instant: string) => `Ostatnio używana: ${instant}`,
  endSession: 'Zakończ',
  endTitle: 'Zakończenie sesji',
  endQuestion: (browser: string) =>
    `Czy na pewno chcesz zakończyć sesję: ${browser}? Niezapisane w niej dane przepadną.`,
  ending: 'Kończenie sesji…',
  ended: 'Zakończono sesję',
  signOut: 'Wyloguj',
  failed: 'Nie udało się wczytać sesji.',
} as const;
