import { askForHelp, EmbeddedPostgresError } from '@grzadka/postgres/embedded-postgres-error';
import { ConfigError } from '../config/config.ts';
import { errorCode } from '../errors/error-code.ts';
import { StartError } from './start-error.ts';

/**
 * What the operator reads about an error that ends a program: a line per fault of the
 * configuration, else one sentence. Never a stack trace, which helps nobody who can read this.
 */
export function failureLines(error: unknown): readonly string[] {
  if (error instanceof ConfigError) return error.faults;
  if (error instanceof StartError || error instanceof EmbeddedPostgresError) return [error.message];
  const code = errorCode(error);
  const message = error instanceof Error ? error.message : String(error);
  const detail = [code, message].filter((part) => part !== '').join(': ');
  return [`Wystąpił nieoczekiwany błąd i program kończy pracę (${detail}). ${askForHelp}`];
}

/**
 * What the log says about an error nobody expected. Only these three: an error of the database
 * driver carries its client, and that the password.
 */
export function failureDetails(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  return { code: errorCode(error), message: error.message, stack: error.stack };
}
