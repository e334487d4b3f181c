import { entryNoticeDeadline } from '@grzadka/contract/campaign/entry-notice.deadline';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { deadlineWords } from '../core/deadline-words.ts';
import { campaignWays, entryNoticePath } from './campaign.paths.ts';

/** The words of a round of readings that holders are to be given notice of. */
export const entryNoticeWords = deadlineWords(entryNoticeDeadline, {
  title: ({ name }) => `Zawiadomienie o odczycie: ${name}`,
  reason: ({ readFrom }) =>
    `Regulamin ROD, § 74: co najmniej 7\u00a0dni przed pierwszym dniem (${dayInFigures(readFrom)}).`,
  way: ({ id }) => ({
    label: campaignWays.notice,
    to: entryNoticePath(id),
  }),
});
