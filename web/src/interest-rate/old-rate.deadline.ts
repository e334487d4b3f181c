import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { oldRateDeadline } from '@grzadka/contract/interest-rate/old-rate.deadline';
import { deadlineWords } from '../core/deadline-words.ts';
import { interestRatePlace } from './interest-rate.paths.ts';
import { interestRateText } from './interest-rate.text.ts';

/** The words of a rate of interest that may be out of date. */
export const oldRateWords = deadlineWords(oldRateDeadline, {
  title: () => interestRateText.deadline,
  reason: ({ validFrom }) => interestRateText.deadlineReason(dayInFigures(validFrom)),
  way: () => ({ label: interestRateText.show, to: interestRatePlace.screens.list }),
});
