import type { Deadline } from '@grzadka/contract/deadline/deadline.model';
import { findBackupDeadline } from '#src/backup/backup.deadline.ts';
import { unclearLinesDeadlines } from '#src/bank/unclear-lines.deadline.ts';
import { feesKnownDeadlines } from '#src/charge/fees-known.deadline.ts';
import { feesResolvedDeadlines } from '#src/charge/fees-resolved.deadline.ts';
import type { DeadlineSource } from '#src/core/inspection/deadline.ts';
import { annualFinancesDeadlines } from '#src/document/annual-finances.deadline.ts';
import { unsentNoticeDeadlines } from '#src/message/unsent-notice.deadline.ts';
import { warningTermDeadlines } from '#src/message/warning-term.deadline.ts';
import { legalisationDeadlines } from '#src/meter/legalisation.deadline.ts';
import { transferDeadlines } from '#src/transfer-application/transfer.deadline.ts';

/** Where the deadlines of each kind of the contract come from, one line each: docs/recipes.md, "Add a countdown". */
export const deadlineSources: Readonly<Record<Deadline['kind'], DeadlineSource>> = {
  'fees-resolved': feesResolvedDeadlines,
  'fees-known': feesKnownDeadlines,
  'annual-finances': annualFinancesDeadlines,
  transfer: transferDeadlines,
  'unsent-notice': unsentNoticeDeadlines,
  'warning-term': warningTermDeadlines,
  legalisation: legalisationDeadlines,
  'unclear-lines': unclearLinesDeadlines,
  backup: findBackupDeadline,
};
