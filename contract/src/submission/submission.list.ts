import { defineList } from '../core/list/list.ts';
import { choiceFilter } from '../core/list/list-filters.ts';
import { meterTypeFilter } from '../meter/meter.list.ts';
import { submissionStateLabels } from './submission.labels.ts';
import { submissionListItem } from './submission.model.ts';

/** The readings that were reported: docs/product/submissions.md#list. */
export const submissionList = defineList({
  item: submissionListItem,
  purpose:
    'Trafiają tu odczyty, które zgłosili działkowcy, i drugie odczyty z obchodu. Każdy trzeba przyjąć albo odesłać.',
  search: null,
  filters: {
    state: choiceFilter({
      label: 'Stan',
      switch: 'filter-by-state',
      parameter: 'state',
      options: submissionStateLabels,
      initial: { enabled: true, value: 'waiting' },
    }),
    type: meterTypeFilter,
  },
  sorts: { 'submitted-at': 'Dnia zgłoszenia' },
  initialSort: { by: 'submitted-at', direction: 'asc' },
});
