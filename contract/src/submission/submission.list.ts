import { defineList } from '../core/list/list.ts';
import { fieldFilterOrAll, rangeFilter, stateLabel } from '../core/list/list-filters.ts';
import { meterTypeFilter } from '../meter/meter.list.ts';
import {
  submissionChannelLabels,
  submissionFieldLabels,
  submissionStateLabels,
} from './submission.labels.ts';
import { submissionListItem } from './submission.model.ts';

/** The readings that were reported: docs/product/submissions.md#list. */
export const submissionList = defineList({
  item: submissionListItem,
  purpose:
    'Trafiają tu odczyty, które zgłosili działkowcy, i drugie odczyty z obchodu. Każdy trzeba przyjąć albo odesłać.',
  search: null,
  filters: {
    state: fieldFilterOrAll('state', { label: stateLabel, options: submissionStateLabels }),
    type: meterTypeFilter,
    channel: fieldFilterOrAll('channel', {
      label: submissionFieldLabels.channel,
      options: submissionChannelLabels,
    }),
    decided: rangeFilter('decided', 'instant-range', { label: submissionFieldLabels.decidedAt }),
  },
  sorts: { 'decided-at': 'Dnia rozpatrzenia', 'submitted-at': 'Dnia zgłoszenia' },
  initialSort: { by: 'decided-at', direction: 'desc' },
});
