import * as z from 'zod/mini';
import { backupDeadline } from '../backup/backup.deadline.ts';
import { unclearLinesDeadline } from '../bank/unclear-lines.deadline.ts';
import { entryNoticeDeadline } from '../campaign/entry-notice.deadline.ts';
import { feesKnownDeadline } from '../charge/year/fees-known.deadline.ts';
import { feesResolvedDeadline } from '../charge/year/fees-resolved.deadline.ts';
import { annualFinancesDeadline } from '../document/annual-finances.deadline.ts';
import { oldRateDeadline } from '../interest-rate/old-rate.deadline.ts';
import { unsentNoticeDeadline } from '../message/unsent-notice.deadline.ts';
import { warningTermDeadline } from '../message/warning-term.deadline.ts';
import { legalisationDeadline } from '../meter/legalisation.deadline.ts';
import { unansweredRequestDeadline } from '../personal-data/unanswered-request.deadline.ts';
import { transferDeadline } from '../transfer-application/transfer.deadline.ts';
import { offerDeadline } from '../waiting/offer.deadline.ts';

/** Every kind of deadline, one line each: docs/recipes.md, "Add a countdown". */
const deadline = z.discriminatedUnion('kind', [
  feesResolvedDeadline.reply,
  feesKnownDeadline.reply,
  annualFinancesDeadline.reply,
  transferDeadline.reply,
  offerDeadline.reply,
  unsentNoticeDeadline.reply,
  entryNoticeDeadline.reply,
  warningTermDeadline.reply,
  legalisationDeadline.reply,
  unclearLinesDeadline.reply,
  oldRateDeadline.reply,
  unansweredRequestDeadline.reply,
  backupDeadline.reply,
]);

export type Deadline = z.infer<typeof deadline>;

/** What is due in the order of its last days; what is due now stands with what ends today. */
export const deadlines = z.object({ items: z.array(deadline) });
