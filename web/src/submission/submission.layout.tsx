import { submissionFieldLabels } from '@grzadka/contract/submission/submission.labels';
import type { SubmissionListItem } from '@grzadka/contract/submission/submission.model';
import type { ListLayout } from '../core/list/rows/list-layout.ts';
import { formatMinute } from '../core/ui/format.ts';
import { DetailsIcon } from '../core/ui/icons.ts';
import { measuredByText, valueText } from '../meter/meter.text.ts';
import { submissionText } from './submission.text.ts';

const { facts } = submissionText;

/** How a reported reading looks in the list of all of them; `onOpen` shows the rest of it. */
export function submissionLayout(
  onOpen: (submission: SubmissionListItem) => void,
): ListLayout<SubmissionListItem> {
  return {
    // A meter may have several.
    rowName: ({ meter, value }) => `${meter.name}, ${valueText(value, meter.type)}`,
    // Beside the others it would make cards of the list on most windows.
    hasHeadline: true,
    columns: [
      {
        label: facts.meter,
        share: 3,
        cell: ({ meter }) => meter.name,
        note: ({ meter }) => meter.garden?.name,
      },
      {
        label: submissionFieldLabels.value,
        share: 2,
        isNumeric: true,
        cell: ({ value, meter }) => valueText(value, meter.type),
        note: ({ value, acceptedValue, meter }) =>
          acceptedValue !== null &&
          acceptedValue !== value &&
          submissionText.acceptedAs(valueText(acceptedValue, meter.type)),
      },
      {
        label: facts.submittedBy,
        share: 3,
        cell: ({ submittedBy }) => measuredByText(submittedBy),
        note: ({ submittedAt }) => formatMinute(submittedAt),
      },
      {
        label: facts.state,
        share: 3,
        cell: submissionText.state,
        note: ({ returnReason }) => returnReason,
      },
      {
        label: facts.decidedBy,
        share: 3,
        cell: ({ decidedBy }) => decidedBy ?? submissionText.nobody,
        note: ({ decidedAt }) => decidedAt !== null && formatMinute(decidedAt),
      },
    ],
    actions: [{ label: submissionText.details, icon: DetailsIcon, onSelect: onOpen }],
  };
}
