/**
 * There is no embedded database to be had, for a reason the operator can do something about. The
 * message is one Polish sentence, shown as it is and without a stack trace; it never holds a secret.
 */
export class EmbeddedPostgresError extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'EmbeddedPostgresError';
  }
}
