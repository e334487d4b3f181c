import { defineList } from '../core/list/list.ts';
import { text } from '../core/record/record-fields.ts';
import type { ShownField } from '../core/record/shown-fields.ts';
import { validTermsListing } from '../fee-kind/valid-terms.list.ts';
import { type ExemptionListItem, exemptionListItem, reliefInWords } from './exemption.model.ts';
import { exemptionRecord } from './exemption.record.ts';

const { feeKindId, validFrom, validThru, reason } = exemptionRecord.fields;

/** What every screen and file shows of an exemption, in this order. */
export const toldOfExemption: readonly ShownField<ExemptionListItem>[] = [
  { field: feeKindId, value: ({ feeKind }) => feeKind.name },
  {
    field: text('Dla kogo', 'personal', { share: 4 }),
    value: ({ beneficiaryName }) => beneficiaryName,
  },
  {
    field: text('Ulga', 'not-personal', { share: 2 }),
    value: reliefInWords,
  },
  { field: validFrom, value: (exemption) => exemption.validFrom },
  { field: validThru, value: (exemption) => exemption.validThru },
  { field: reason, value: (exemption) => exemption.reason },
];

/** The exemptions, the latest first. */
export const exemptionList = defineList({
  item: exemptionListItem,
  purpose: 'Ulga zmniejsza opłatę wybranym działkowcom, na przykład członkom zarządu.',
  ...validTermsListing,
  shown: toldOfExemption,
  file: { fileName: 'ulgi', sheetName: 'Ulgi' },
});
