/**
 * There is no embedded database to be had, for a reason the operator can do something about. The
 * message is one Polish line, shown as it is and without a stack trace; it never holds a secret.
 */
export class EmbeddedPostgresError extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'EmbeddedPostgresError';
  }
}

/** What to do about a failure whose cause is not known. */
export const askForHelp =
  'Uruchom polecenie ponownie; jeśli błąd wróci, prześlij ten tekst osobie, która opiekuje się programem.';
