import { defineList } from '../core/list/list.ts';
import { recordFilter, stateLabel } from '../core/list/list-filters.ts';
import { shownFields } from '../core/record/shown-fields.ts';
import { feeKindOptionsCall } from '../fee-kind/fee-kind.options.ts';
import { tariffListItem } from './tariff.model.ts';
import { tariffRecord } from './tariff.record.ts';

/** The tariffs, the latest first. */
export const tariffList = defineList({
  item: tariffListItem,
  search: null,
  filters: {
    feeKind: recordFilter({
      label: tariffRecord.fields.feeKindId.label,
      switch: 'filter-by-fee-kind',
      parameter: 'fee-kind',
      options: feeKindOptionsCall,
    }),
    state: {
      kind: 'flag',
      label: stateLabel,
      switch: 'filter-by-state',
      parameter: 'is-valid',
      options: { true: 'Obowiązuje dziś', false: 'Nie obowiązuje dziś' },
      initial: { enabled: false, value: true },
    },
  },
  sorts: { 'valid-from': 'Daty, od której obowiązują' },
  initialSort: { by: 'valid-from', direction: 'desc' },
  shown: shownFields(tariffRecord, tariffListItem, {
    from: {
      feeKindId: ({ feeKind }) => feeKind.name,
      resolutionId: ({ resolution }) => resolution.number,
    },
  }),
  file: { fileName: 'stawki', sheetName: 'Stawki' },
});
