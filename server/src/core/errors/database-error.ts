import type { ErrorCode } from '@grzadka/contract/core/errors';
import { messages } from '@grzadka/contract/core/messages';
import { AppError } from './app-error.ts';
import { errorCode } from './error-code.ts';

/** Every screen would bring it along among the messages of the contract. */
const partyErased = 'Dane tej osoby są usuwane. Nie można jej wybrać ani zmienić.';

/**
 * Codes of SQLSTATE and of Node's system errors: there was no connection, or it broke; the server
 * has run out of disk, memory or connections (class 53), or its system fails (class 58).
 */
const unreachable =
  /^(08|53|58|57P0|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENETUNREACH)/;

/**
 * Codes of what may succeed the next time: two transactions were in each other's way, a statement
 * took too long, or a prepared one is refused (`preparingPool`), since a migration changed a table
 * below it or a bouncer has sent it to another connection.
 */
const passing = new Set(['40001', '40P01', '57014', '0A000', '26000', '42P05']);

/** What node-postgres says without a code of a connection that it gave up waiting for, or that broke. */
const lostConnection =
  /timeout exceeded when trying to connect|timeout expired|^Connection terminated|not queryable$/;

/** In the driver's words that, and how, a connection was not to be had or broke; these hold nothing of anybody's. */
export function lostConnectionReason({
  message,
}: {
  readonly message: string;
}): string | undefined {
  return lostConnection.exec(message)?.[0];
}

/** Codes of a connection or a statement that had no answer in time. */
const late = new Set(['ETIMEDOUT', '57014']);

/**
 * Whether the database, or a machine that is short of everything, had not enough time: what was asked may succeed a moment later.
 * That a server is not there, or has no room, is not among it. Also of what was thrown because of it.
 */
export function isOutOfTime(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isLate = late.has(errorCode(error)) || error.message.startsWith('timeout e');
  return isLate || isOutOfTime(error.cause);
}

/**
 * A database failure as the caller gets it. Unreachable or out of resources is a 503, a value that PostgreSQL cannot hold
 * (class 22) a 400, a taken name (unique constraint) a 409. A broken foreign key is a 409 as well: what was there a moment ago
 * is gone, or is in use by now, or is a person whose data are being erased. Undefined for any other failure: none of these is the caller's doing.
 */
export function fromDatabaseError(error: unknown): AppError | undefined {
  if (isReferenceBroken(error)) {
    const isErased = violatedConstraint(error) === 'party_is_erased';
    const message = isErased ? partyErased : messages.changedAtOnce;
    return new AppError('conflict', { message });
  }
  const code = databaseCode(error);
  return code === undefined ? undefined : new AppError(code, retry(code));
}

function databaseCode(error: unknown): ErrorCode | undefined {
  if (error instanceof AggregateError) return databaseCode(error.errors[0]);
  if (!(error instanceof Error)) return undefined;
  if (lostConnection.test(error.message)) return 'unavailable';
  const sqlState = errorCode(error);
  if (unreachable.test(sqlState)) return 'unavailable';
  if (passing.has(sqlState)) return 'unavailable';
  if (sqlState === '23505') return 'conflict';
  return /^22...$/.test(sqlState) ? 'validation' : undefined;
}

function retry(code: ErrorCode): { retryAfter?: number } {
  return code === 'unavailable' ? { retryAfter: 5 } : {};
}

/** Whether it broke a foreign key: a record was named that there is not, or one deleted that others refer to. */
export function isReferenceBroken(error: unknown): boolean {
  return error instanceof Error && errorCode(error) === '23503';
}

/** The name of the constraint a statement broke, when that is what failed. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint
    : undefined;
}
