import { bankImportRefusals } from '@grzadka/contract/bank/importing/bank-import.refusals';
import type { Kysely } from 'kysely';
import { isRecordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, invalidFields } from '#src/core/errors/app-error.ts';
import type { CsvColumns, OwnProfile } from '../reading/csv/csv-profile.ts';
import type { Fault } from '../reading/fault-list.ts';
import { type Reading, readStatementFile } from '../reading/read-statement-file.ts';
import type { SingleByteEncoding } from '../reading/text/decode-text.ts';

/** A file that came for a bank account, and what its form says of it. */
export interface SentFile {
  readonly bytes: Uint8Array;
  readonly bankAccountId: string;
  /** A layout of one's own that is to be tried first. */
  readonly profileId: string | null;
  readonly encoding: SingleByteEncoding | null;
}

/** A file that can be taken in. */
export type ReadFile = Extract<Reading, { outcome: 'read' }>;

/** A bank account that statements are taken in for. */
export interface ImportedAccount {
  readonly id: string;
  readonly nrb: string;
}

/** Reads a file for the account it came for (docs/product/bank.md#reading). 400 where there is no such account or layout, or the account is not active. */
export async function readSentFile(
  db: Kysely<Database>,
  { bytes, bankAccountId, profileId, encoding }: SentFile,
): Promise<{ readonly account: ImportedAccount; readonly reading: Reading }> {
  const account = isRecordId(bankAccountId)
    ? await db
        .selectFrom('bankAccount')
        .select(['id', 'nrb', 'active', 'bankProfileId'])
        .where('id', '=', bankAccountId)
        .executeTakeFirst()
    : undefined;
  if (account === undefined) {
    throw invalidFields({ bankAccountId: bankImportRefusals.accountGone });
  }
  if (!account.active) throw invalidFields({ bankAccountId: bankImportRefusals.accountInactive });
  const reading = readStatementFile(bytes, {
    bankAccount: account.nrb,
    ownProfiles: await readProfiles(db, { profileId, usual: account.bankProfileId }),
    ...(encoding !== null && { encoding }),
  });
  return { account, reading };
}

/** All layouts of one's own; of those with the same heading the chosen one holds, or else the account's. */
async function readProfiles(
  db: Kysely<Database>,
  { profileId, usual }: { readonly profileId: string | null; readonly usual: string | null },
): Promise<readonly OwnProfile[]> {
  const rows = await db
    .selectFrom('bankProfile')
    .select(['id', 'name', 'heading', 'columns'])
    .orderBy('id')
    .execute();
  if (profileId !== null && rows.every(({ id }) => id !== profileId)) {
    throw invalidFields({ profileId: bankImportRefusals.profileGone });
  }
  const first = profileId ?? usual;
  return rows
    .toSorted((one, other) => Number(other.id === first) - Number(one.id === first))
    .map(({ name, heading, columns }) => ({
      name,
      // As the form of a layout keeps them.
      heading: heading as string[],
      columns: withoutNulls(columns as object) as CsvColumns,
    }));
}

/** Of columns that a table does not have the form says null, and the reader nothing. */
function withoutNulls(columns: object): object {
  return Object.fromEntries(Object.entries(columns).filter(([, place]) => place !== null));
}

/**
 * Refuses what cannot be taken in, in words and by line: 413, 415, or 400 at `file` with each further line by its number, at `profileId` where somebody has
 * to point at the columns, and at `encoding` where somebody has to choose one.
 */
export function requireRead(reading: Reading): ReadFile {
  switch (reading.outcome) {
    case 'read':
      return reading;
    case 'unknown-table':
      throw invalidFields({ profileId: bankImportRefusals.unknownTable });
    case 'unknown-encoding':
      throw invalidFields({ encoding: bankImportRefusals.unknownEncoding });
    case 'refused':
      throw refusalOf(reading);
  }
}

/** Why nothing is taken from a file. */
export function refusalOf({ reason, faults }: Extract<Reading, { outcome: 'refused' }>): AppError {
  const fields = fieldsOf(faults);
  const message = fields['file'] ?? '';
  switch (reason) {
    case 'too-large':
      return new AppError('too-large', { message, fields });
    case 'not-a-statement':
      return new AppError('unsupported-type', { message, fields });
    case 'faulty':
      return new AppError('validation', { message, fields });
  }
}

/** The first fault at the field of the file, and each with a line by that line's number. */
function fieldsOf(faults: readonly Fault[]): Record<string, string> {
  const [first] = faults;
  const byLine = Map.groupBy(
    faults.filter(({ line }) => line !== null),
    ({ line }) => String(line),
  );
  return {
    ...(first && { file: inWords(first) }),
    ...Object.fromEntries(
      [...byLine].map(([line, own]) => [line, own.map(({ message }) => message).join(' ')]),
    ),
  };
}

function inWords({ line, message }: Fault): string {
  return line === null ? message : `Wiersz ${line}: ${message}`;
}
