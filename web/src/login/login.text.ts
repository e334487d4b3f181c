import { loginRecord } from '@grzadka/contract/login/login.record';

const { partyId, userName, role, enabled } = loginRecord.fields;

/** The texts of the login screens. */
export const loginText = {
  list: 'Loginy',
  none: 'Podmiot nie ma loginów',
  create: 'Nowy login',
  edit: 'Edycja loginu',
  setPassword: 'Ustaw hasło',
  section: 'Dane loginu',
  party: partyId.label,
  userName: userName.label,
  role: role.label,
  noRole: '-',
  roles: (labels: string) => `Role: ${labels}`,
  active: enabled.label,
  activeState: (isActive: boolean) => `Aktywny: ${isActive ? 'tak' : 'nie'}`,
  password: 'Hasło',
  passwordHint: 'Co najmniej 8\u00a0znaków',
  chooseRoleFirst: 'Co najmniej 8\u00a0znaków. Aby wygenerować hasło, wybierz najpierw rolę.',
  generate: 'Generuj',
  copy: 'Kopiuj',
  copied: 'Skopiowano hasło',
  notCopied:
    'Przeglądarka nie pozwala kopiować. Hasło jest zaznaczone – skopiuj je ręcznie (Ctrl+C).',
  sendEmail: 'Wyślij e-mail z danymi uwierzytelniania',
  sendTo: (address: string) => `Program wyśle wiadomość na adres ${address}`,
  changePassword: 'Zmień hasło',
  startEdit: 'Edytuj',
  delete: 'Usuń',
  ownLogin: 'To Twój login. Hasło zmienisz na ekranie',
  ownAccount: 'Twoje dane',
  higherRank: 'Ten login ma wyższe uprawnienia niż Twój. Może go zmienić administrator.',
  created: (name: string) => `Utworzono login: ${name}`,
  saved: 'Zapisano zmiany loginu',
  passwordSet: 'Ustawiono nowe hasło',
  deleteTitle: 'Usunąć login?',
  deleteQuestion: (name: string) => `Czy na pewno chcesz usunąć login ${name}?`,
  deleteConsequences: 'Kto korzysta z tego loginu, od razu straci dostęp.',
  deleted: (name: string) => `Usunięto login: ${name}`,
} as const;
