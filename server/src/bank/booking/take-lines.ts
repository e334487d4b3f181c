import type { Insertable } from 'kysely';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import { insertRows } from '#src/core/database/insert-rows.ts';
import type { Database } from '#src/core/database/tables.ts';
import { foldText } from '#src/core/fold-text.ts';
import type { MovementByBank } from '#src/ledger/entry-draft.ts';
import { post, type TellAudit } from '#src/ledger/post.ts';
import type { StatementLine } from '../reading/statement.ts';
import {
  type Assignment,
  entriesOfLines,
  keepDecisions,
  oneSubjectOf,
  postAssignments,
} from './assignment.ts';
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

/** What is known of lines when they are taken in, and the function that writes their audit. */
interface Known {
  /** What some of them are for: they are booked at once. */
  readonly assignments?: readonly Assignment[];
  readonly tell?: TellAudit;
}

/**
 * Takes in what moved on bank accounts: posts each line that is no suspected double, 130 against 240, then what lines are known to be for, and keeps
 * what the bank said of them (docs/product/bank.md#booking). Each line is written once, as it is then. The entries share the number of `importId`, one
 * after another. 409 for a day in the future or in a closed year, and for what `assignLines` refuses. Lines whose fingerprint is there break
 * `bank_line_fingerprint_unique`: whoever takes in a file leaves these out.
 */
export async function takeLines(
  tx: ChangeTransaction,
  lines: readonly TakenLine[],
  importId: string | null,
  { assignments = [], tell }: Known = {},
): Promise<void> {
  const assigned = new Map(assignments.map((assignment) => [assignment.lineId, assignment]));
  const entryIds = await postLines(tx, lines, importId, { assigned, tell });
  const decided = lines.flatMap((line) => {
    const purposes = assigned.get(line.id)?.purposes;
    return purposes === undefined ? [] : [{ line, purposes }];
  });
  const assignmentIds = await postAssignments(tx, decided, importId, tell);
  const rows = lines.map((line): Insertable<Database['bankLine']> => {
    const { amount, balanceAfter, ...told } = line;
    const assignmentId = assignmentIds.get(line.id) ?? null;
    return {
      ...told,
      amountGrosz: amount,
      balanceAfterGrosz: balanceAfter,
      entryId: entryIds.get(line.id) ?? null,
      state: assignmentId === null ? line.state : 'booked',
      assignmentId,
      decidedBy: assigned.get(line.id)?.decidedBy ?? null,
    };
  });
  await insertRows(tx.trx, 'bankLine', rows);
  await keepDecisions(tx.trx, assignments);
}

/** What some of the posted lines are for, by the id of the line, and the function that writes the audit of the entries. */
interface Posting {
  readonly assigned?: ReadonlyMap<string, Assignment>;
  readonly tell?: TellAudit | undefined;
}

/**
 * Posts lines that are no doubles, or turned out to be none; gives the entry of each line.
 * What is found by is folded: a name and a title are searched in the list of movements, and stand in no entry.
 */
export async function postLines(
  tx: ChangeTransaction,
  lines: readonly Omit<TakenLine, 'fingerprint' | 'source' | 'raw'>[],
  sourceId: string | null,
  { assigned = new Map(), tell }: Posting = {},
): Promise<ReadonlyMap<string, string>> {
  const entries = lines.flatMap((line) => {
    if (line.state === 'double') return [];
    const search = searchOf(line);
    const purposes = assigned.get(line.id)?.purposes;
    const byBank: MovementByBank =
      purposes === undefined
        ? { search, waiting: line.state }
        : { search, waiting: null, isFor: oneSubjectOf(purposes) };
    return [movementEntry(line, byBank)];
  });
  if (entries.length === 0) return new Map();
  return entriesOfLines(await post(tx, [{ series: 'PK', sourceId, entries }], tell));
}

function searchOf({
  counterpartyName,
  counterpartyAccount,
  title,
}: Pick<TakenLine, 'counterpartyName' | 'counterpartyAccount' | 'title'>): string {
  return foldText([counterpartyName, title, counterpartyAccount].filter(Boolean).join(' '));
}
