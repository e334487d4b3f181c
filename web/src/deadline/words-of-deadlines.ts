import type { Deadline } from '@grzadka/contract/deadline/deadline.model';
import { backupWords } from '../backup/backup.deadline.ts';
import { unclearLinesWords } from '../bank-line/unclear-lines.deadline.ts';
import { feesKnownWords } from '../charge/fees-known.deadline.ts';
import { feesResolvedWords } from '../charge/fees-resolved.deadline.ts';
import type { DeadlineWords } from '../core/deadline-words.ts';
import { annualFinancesWords } from '../document/annual-finances.deadline.ts';
import { unsentNoticeWords } from '../message/unsent-notice.deadline.ts';
import { warningTermWords } from '../message/warning-term.deadline.ts';
import { legalisationWords } from '../meter/legalisation.deadline.ts';
import { transferWords } from '../transfer-application/transfer.deadline.ts';

/** The words of every kind of deadline of the contract, one line each: docs/recipes.md, "Add a countdown". */
export const wordsOfDeadlines: Readonly<Record<Deadline['kind'], DeadlineWords>> = {
  'fees-resolved': feesResolvedWords,
  'fees-known': feesKnownWords,
  'annual-finances': annualFinancesWords,
  transfer: transferWords,
  'unsent-notice': unsentNoticeWords,
  'warning-term': warningTermWords,
  legalisation: legalisationWords,
  'unclear-lines': unclearLinesWords,
  backup: backupWords,
};
