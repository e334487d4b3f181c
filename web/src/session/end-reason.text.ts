import type { SessionEndReason } from '@grzadka/contract/login/end-reason';

/** What is said to whom somebody else has signed out, and what they can do. */
export const endReasonText: Readonly<Record<SessionEndReason, string>> = {
  'signed-out': 'Administrator programu zakończył Twoje zalogowanie. Zaloguj się ponownie.',
  'new-password':
    'Twoje hasło zostało zmienione, dlatego program Cię wylogował. Zaloguj się nowym hasłem.',
  disabled: 'Twój login jest wyłączony. Jeśli to pomyłka, powiadom administratora programu.',
};
