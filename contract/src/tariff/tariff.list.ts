import { defineList } from '../core/list/list.ts';
import { shownFields } from '../core/record/shown-fields.ts';
import { validTermsListing } from '../fee-kind/valid-terms.list.ts';
import { tariffListItem } from './tariff.model.ts';
import { tariffRecord } from './tariff.record.ts';

/** The tariffs, the latest first. */
export const tariffList = defineList({
  item: tariffListItem,
  purpose: 'Stawka mówi, ile co kosztuje i do kiedy się płaci. Opiera się na uchwale.',
  ...validTermsListing,
  shown: shownFields(tariffRecord, tariffListItem, {
    from: {
      feeKindId: ({ feeKind }) => feeKind.name,
      resolutionId: ({ resolution }) => resolution.number,
    },
  }),
  file: { fileName: 'stawki', sheetName: 'Stawki' },
});
