/** The texts of the own second factor. */
export const secondFactorText = {
  title: 'Logowanie z kodem',
  off: 'Wyłączone. Do zalogowania wystarczy nazwa użytkownika i hasło.',
  offHint:
    'Gdy je włączysz, program zapyta przy logowaniu także o kod z aplikacji w Twoim telefonie. Kto pozna samo hasło, nie wejdzie.',
  on: 'Włączone. Przy logowaniu program pyta o hasło i o kod z aplikacji w Twoim telefonie.',
  codesLeft: (count: number) => `Niewykorzystane kody zapasowe: ${count}`,
  fewCodes: 'Zostało mało kodów zapasowych. Zrób nowe, zanim się skończą.',
  required: 'Twoja rola wymaga logowania z kodem, dlatego nie można go wyłączyć.',
  requiredFirst:
    'Twoja rola wymaga logowania z kodem. Włącz je teraz – bez tego program nie pokaże niczego więcej.',
  failed: 'Nie udało się sprawdzić, czy logowanie z kodem jest włączone.',
  currentPassword: 'Obecne hasło',

  switchOn: 'Włącz logowanie z kodem',
  continue: 'Dalej',
  switchOnPassword: 'Podaj hasło, którym się logujesz. Przygotuj też telefon.',
  installApp:
    'Zainstaluj w telefonie aplikację do kodów, na przykład Google Authenticator, Microsoft Authenticator albo FreeOTP.',
  scan: 'Otwórz ją, wybierz dodanie konta (znak „+”) i skieruj aparat na ten obrazek.',
  qrCode: 'Kod QR do zeskanowania w aplikacji',
  typeKey:
    'Jeśli aparat go nie czyta albo pracujesz na tym samym telefonie, wpisz w aplikacji ten klucz:',
  giveCode: 'Wpisz kod, który pokazuje teraz aplikacja.',
  code: 'Kod z aplikacji',
  codeHint: 'Sześć cyfr; zmieniają się co pół minuty',
  confirm: 'Włącz',
  switchedOn: 'Włączono logowanie z kodem',

  switchOff: 'Wyłącz logowanie z kodem',
  switchOffHint: 'Do zalogowania wystarczy potem sama nazwa użytkownika i hasło.',
  confirmOff: 'Wyłącz',
  switchedOff: 'Wyłączono logowanie z kodem',

  renewCodes: 'Zrób nowe kody zapasowe',
  renewCodesHint: 'Dotychczasowe kody zapasowe przestaną działać.',
  confirmRenewal: 'Zrób nowe',

  codesTitle: 'Zapisz kody zapasowe',
  codesHint:
    'Gdy nie masz przy sobie telefonu, wpisz przy logowaniu do programu Grządka jeden z nich. Każdy działa raz. Schowaj je jak klucz do domu, nie w telefonie.',
  codesOnce: 'Program pokazuje te kody tylko teraz.',
  codesLabel: 'Kody zapasowe',
  copy: 'Kopiuj',
  copied: 'Skopiowano kody',
  notCopied: 'Przeglądarka nie pozwala skopiować. Wydrukuj kody albo je przepisz.',
  print: 'Drukuj',
  download: 'Zapisz w pliku',
  fileName: 'kody-zapasowe-grzadka.txt',
  fileTitle: 'Kody zapasowe do programu Grządka (każdy działa raz)',
  codesKept: 'Mam zapisane kody',
} as const;
