import { defineList } from '../../core/list/list.ts';
import { choiceFilter } from '../../core/list/list-filters.ts';
import { shownFields } from '../../core/record/shown-fields.ts';
import { chargeRunKindLabels, chargeRunStateLabels } from '../charge.labels.ts';
import { chargeRunListItem } from './charge-run.model.ts';
import { chargeRunRecord } from './charge-run.record.ts';

/** The charge runs, the latest first. */
export const chargeRunList = defineList({
  item: chargeRunListItem,
  purpose: 'Naliczenie oblicza, ile płaci każda działka, i zapisuje to na kontach rozliczeniowych.',
  search: null,
  filters: {
    state: choiceFilter({
      label: chargeRunRecord.fields.state.label,
      switch: 'filter-by-state',
      parameter: 'state',
      options: chargeRunStateLabels,
      initial: { enabled: false, value: 'draft' },
    }),
    kind: choiceFilter({
      label: chargeRunRecord.fields.kind.label,
      switch: 'filter-by-kind',
      parameter: 'kind',
      options: chargeRunKindLabels,
      initial: { enabled: false, value: 'annual' },
    }),
  },
  sorts: { 'issue-day': 'Dnia wystawienia', number: 'Numeru' },
  initialSort: { by: 'issue-day', direction: 'desc' },
  shown: shownFields(chargeRunRecord, chargeRunListItem, {
    from: { amountGrosz: ({ amount }) => amount },
  }),
  file: { fileName: 'naliczenia', sheetName: 'Naliczenia' },
});
