import { defineList } from '../core/list/list.ts';
import { shownFields } from '../core/record/shown-fields.ts';
import { interestRate } from './interest-rate.model.ts';
import { interestRateRecord } from './interest-rate.record.ts';

/** The rates of interest, the newest first. */
export const interestRateList = defineList({
  item: interestRate,
  purpose: 'Stopa odsetek mówi, ile procent rocznie dopłaca, kto płaci po terminie.',
  search: null,
  filters: {},
  sorts: { 'valid-from': 'Dnia, od którego obowiązują' },
  initialSort: { by: 'valid-from', direction: 'desc' },
  shown: shownFields(interestRateRecord, interestRate, {
    from: { percent: ({ percent }) => Number(percent) },
  }),
  file: { fileName: 'stopy-odsetek', sheetName: 'Stopy odsetek' },
});
