/** What is done to records, by the names that the entries of the audit have for it. */
export const auditActions = {
  create: 'Utworzenie',
  update: 'Zmiana',
  delete: 'Usunięcie',
  undelete: 'Przywrócenie',
  clone: 'Powielenie',
  upload: 'Przesłanie pliku',
  'replace-file': 'Ponowne przesłanie pliku, który zaginął',
  'add-html-text': 'Dodanie tekstu',
  'update-html-text': 'Zmiana tekstu',
  'add-image': 'Dodanie obrazu',
  'update-image': 'Zmiana opisu obrazu',
  'delete-item': 'Usunięcie bloku',
  'move-up': 'Przesunięcie bloku w górę',
  'move-down': 'Przesunięcie bloku w dół',
  release: 'Zakończenie użytkowania',
  'add-measurement': 'Dodanie odczytu',
  'replace-device': 'Wymiana licznika',
  'take-off-device': 'Zdjęcie licznika',
  'put-on-device': 'Założenie licznika',
  'update-device': 'Zmiana danych założonego licznika',
  'undo-device': 'Cofnięcie wymiany, zdjęcia albo założenia',
  'confirm-measurement': 'Sprawdzenie odczytu',
  'reverse-measurement': 'Unieważnienie odczytu',
  'set-logo': 'Zmiana logo',
  'remove-logo': 'Usunięcie logo',
  import: 'Wczytanie pliku',
  export: 'Pobranie listy',
  download: 'Pobranie kopii zapasowej',
  'delete-old': 'Usunięcie starych zapisów',
  'sign-in': 'Zalogowanie',
  'sign-in-failed': 'Nieudane logowanie',
  'sign-in-locked': 'Zablokowane logowanie',
  'sign-out': 'Wylogowanie',
  'end-session': 'Wylogowanie przeglądarki',
  'set-password': 'Ustawienie hasła',
  'change-own-password': 'Zmiana własnego hasła',
  'switch-on-second-factor': 'Włączenie logowania z kodem',
  'switch-off-second-factor': 'Wyłączenie logowania z kodem',
  'renew-recovery-codes': 'Nowe kody zapasowe',
  'reset-second-factor': 'Usunięcie logowania z kodem',
} as const satisfies Record<string, string>;

/** What is done, in words; an action that there are no words for by its own name. */
export function actionLabel(action: string): string {
  return Object.hasOwn(auditActions, action)
    ? auditActions[action as keyof typeof auditActions]
    : action;
}

/**
 * What tells when somebody was at work rather than what became of a record: not for everybody who may read
 * the login.
 */
export const sessionActions = [
  'sign-in',
  'sign-in-failed',
  'sign-in-locked',
  'sign-out',
  'end-session',
] as const satisfies readonly (keyof typeof auditActions)[];
