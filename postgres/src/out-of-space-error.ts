import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { missingBytes, neededBytes } from './free-space.ts';

const megabyte = 1024 * 1024;
const wholeMegabytes = new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 0 });

/** 'Brak miejsca na dysku: zwolnij co najmniej 12 MB' for so many bytes, rounded up; no full stop. */
export function outOfSpace(missing: number): string {
  const megabytes = wholeMegabytes.format(Math.ceil(missing / megabyte));
  return `Brak miejsca na dysku: zwolnij co najmniej ${megabytes}\u00a0MB`;
}

/** The database does not start because its disk is full. */
export class OutOfSpaceError extends EmbeddedPostgresError {
  /** Bytes to free before another attempt makes sense. */
  readonly missingBytes: number;

  constructor(missing: number, cause?: unknown) {
    super(`${outOfSpace(missing)} i spróbuj ponownie.`, cause);
    this.name = 'OutOfSpaceError';
    this.missingBytes = missing;
  }
}

/** What the system says of a full disk, in the words of PostgreSQL's programs. */
const fullWords = /No space left on device|Disk quota exceeded/;

/**
 * Why a program of PostgreSQL failed in this folder: an `OutOfSpaceError` where what it printed or the
 * disk itself says so (on a full one PostgreSQL cannot even write down why), else the failure given.
 */
export async function orOutOfSpace(
  failure: EmbeddedPostgresError,
  { folder, output }: { folder: string; output: string },
): Promise<EmbeddedPostgresError> {
  const missing = await missingBytes(folder);
  if (missing > 0) return new OutOfSpaceError(missing, failure);
  return fullWords.test(output) ? new OutOfSpaceError(neededBytes, failure) : failure;
}

/** A full disk or a used-up quota, as the system says it and as PostgreSQL does. */
const fullCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

const sqliteFull = 13;

/**
 * Bytes that have to be freed where an error, or what caused it, comes from a full disk; null for any
 * other error. A refusal that names no amount (a quota is not seen from outside) asks for all that the
 * database needs.
 */
export function spaceMissingFor(error: unknown): number | null {
  if (error instanceof OutOfSpaceError) return error.missingBytes;
  if (!(error instanceof Error)) return null;
  if ('code' in error && fullCodes.has(error.code)) return neededBytes;
  if ('errcode' in error && error.errcode === sqliteFull) return neededBytes;
  return spaceMissingFor(error.cause);
}
