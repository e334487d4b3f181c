/** The texts of the own account's screen. */
export const accountText = {
  title: 'Twoje dane',
  // What the user menu of phones calls it.
  account: 'Twoje konto',
  name: 'Imię i nazwisko lub nazwa firmy',
  userName: 'Nazwa użytkownika',
  role: 'Rola',
  changePassword: 'Zmień hasło',
  changePasswordHint: 'Po zmianie hasła program wyloguje Cię na innych komputerach i telefonach.',
  currentPassword: 'Obecne hasło',
  newPassword: 'Nowe hasło',
  passwordChanged: 'Zmieniono hasło. Na innych komputerach i telefonach program Cię wylogował.',
  sessions: 'Gdzie trwa zalogowanie',
  sessionsHint:
    'Przeglądarki, w których jesteś teraz w programie. Jeśli którejś nie znasz, wyloguj ją i zmień hasło.',
  endQuestion: (browser: string) =>
    `Czy na pewno chcesz wylogować: ${browser}? Niezapisane w niej dane przepadną.`,
  failed: 'Nie udało się sprawdzić, gdzie trwa zalogowanie.',
} as const;
