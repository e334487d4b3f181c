import type { Insertable } from 'kysely';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import { writeInBatches } from '#src/core/database/in-batches.ts';
import type { Database } from '#src/core/database/tables.ts';
import { foldText } from '#src/core/fold-text.ts';
import { post, type TellAudit } from '#src/ledger/post.ts';
import type { StatementLine } from '../reading/statement.ts';
import { movementEntry } from './bank-entries.ts';

/** A line as it is taken in; amounts in grosze, days as 'YYYY-MM-DD'. */
export interface TakenLine extends Omit<StatementLine, 'lineNumber' | 'isReferenceUnique'> {
  readonly id: string;
  readonly bankAccountId: string;
  /** The file that it stood in; null of one that somebody typed. */
  readonly importId: string | null;
  /** A format, the name of a layout, or 'hand'. */
  readonly source: string;
  readonly clientKey: string | null;
  /** 64 hexadecimal digits, by which it is known when it comes again. */
  readonly fingerprint: string;
  /** What is known of its purpose; 'double' is posted only when a person says that it is none. */
  readonly state: 'suggested' | 'unclear' | 'double';
  /** The line that it may be the same money as. */
  readonly doubleOf: string | null;
}

/**
 * Takes in what moved on bank accounts: posts each line that is no suspected double, 130 against 240, and keeps what the bank said
 * of it (docs/product/bank.md#booking). The entries share the number of `importId`, one after another. 409 for a day in the future or in a
 * closed year. Lines whose fingerprint is there break `bank_line_fingerprint_unique`: whoever takes in a file leaves these out.
 */
export async function takeLines(
  tx: ChangeTransaction,
  lines: readonly TakenLine[],
  importId: string | null,
  tell?: TellAudit,
): Promise<void> {
  const entryIds = await postLines(tx, lines, importId, tell);
  const rows = lines.map((line) => rowOf(line, entryIds.get(line.id) ?? null));
  await writeInBatches(rows, (batch) => tx.trx.insertInto('bankLine').values(batch).execute());
}

/**
 * Posts lines that are no doubles, or turned out to be none; gives the entry of each line.
 * What is found by is folded: a name and a title are searched in the list of movements, and stand in no entry.
 */
export async function postLines(
  tx: ChangeTransaction,
  lines: readonly Omit<TakenLine, 'fingerprint' | 'source' | 'raw'>[],
  sourceId: string | null,
  tell?: TellAudit,
): Promise<ReadonlyMap<string, string>> {
  const entries = lines.flatMap((line) =>
    line.state === 'double'
      ? []
      : [movementEntry(line, { search: searchOf(line), waiting: line.state })],
  );
  if (entries.length === 0) return new Map();
  const posted = await post(tx, [{ series: 'PK', sourceId, entries }], tell);
  return new Map(
    posted.flatMap(({ id, lines: own }) =>
      own.flatMap((line) => (line.code === '240' ? [[line.bankLineId, id] as const] : [])),
    ),
  );
}

function searchOf({
  counterpartyName,
  counterpartyAccount,
  title,
}: Pick<TakenLine, 'counterpartyName' | 'counterpartyAccount' | 'title'>): string {
  return foldText([counterpartyName, title, counterpartyAccount].filter(Boolean).join(' '));
}

function rowOf(
  { amount, balanceAfter, ...line }: TakenLine,
  entryId: string | null,
): Insertable<Database['bankLine']> {
  return { ...line, amountGrosz: amount, balanceAfterGrosz: balanceAfter, entryId };
}
