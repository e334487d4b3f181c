import type {
  BankImportApplied,
  StatementBeginning,
} from '@grzadka/contract/bank/importing/bank-import.model';
import type { Kysely } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import type { Database } from '#src/core/database/tables.ts';
import { applyFile } from './apply-file.ts';
import { lookAtBeginning } from './look-at-beginning.ts';
import { previewFile, type StoredFile } from './preview-file.ts';
import type { SentFile } from './read-file.ts';

/** What takes so long with a large file that others would wait for it, and who asks. */
export type BankWork =
  | { readonly kind: 'beginning'; readonly sent: SentFile }
  | { readonly kind: 'preview'; readonly sent: StoredFile; readonly caller: Actor }
  | {
      readonly kind: 'apply';
      readonly id: string;
      readonly confirmAccount: boolean;
      readonly caller: Actor;
    };

/** What comes of each kind of work. */
export interface BankWorkDone {
  readonly beginning: StatementBeginning;
  readonly preview: { id: string };
  readonly apply: BankImportApplied;
}

/** Does it here and now, on this connection. */
export function doBankWork(
  db: Kysely<Database>,
  work: BankWork,
): Promise<BankWorkDone[BankWork['kind']]> {
  switch (work.kind) {
    case 'beginning':
      return lookAtBeginning(db, work.sent);
    case 'preview':
      return previewFile(db, work.sent, work.caller);
    case 'apply':
      return applyFile(db, work, work.caller);
  }
}
