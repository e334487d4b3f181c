/**
 * The program cannot start, for a reason its operator can do something about. The message is one
 * Polish sentence, shown as it is and without a stack trace; it never holds a secret.
 */
export class StartError extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'StartError';
  }
}
