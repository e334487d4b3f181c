import { defineList } from '../core/list/list.ts';
import { fieldFilter, stateLabel } from '../core/list/list-filters.ts';
import { choice } from '../core/record/record-fields.ts';
import type { ShownField } from '../core/record/shown-fields.ts';
import { type ConsentListItem, consentListItem, consentStateLabels } from './consent.model.ts';
import { consentRecord } from './consent.record.ts';

const { partyId, kind, email, givenOn, how } = consentRecord.fields;
const state = choice(stateLabel, consentStateLabels, { share: 3 });

const shown: readonly ShownField<ConsentListItem>[] = [
  { field: partyId, value: ({ name }) => name },
  { field: kind, value: (consent) => consent.kind },
  { field: state, value: (consent) => consent.state },
  { field: email, value: (consent) => consent.email },
  { field: givenOn, value: (consent) => consent.givenOn },
  { field: how, value: (consent) => consent.how },
  {
    field: consentRecord.alsoTells.consentWithdrawal.withdrawnOn,
    value: ({ withdrawnOn }) => withdrawnOn,
  },
];

/** The consents that count: one of each party and kind (docs/product/consents.md#list). */
export const consentList = defineList({
  item: consentListItem,
  purpose: 'Tu są zgody na pisma i informacje e-mailem. Zapisuje się je w szczegółach podmiotu.',
  search: { switch: 'filter-by-phrase', parameter: 'phrase', label: 'Szukaj osoby albo adresu' },
  filters: {
    kind: fieldFilter('kind', kind, 'e-delivery'),
    state: fieldFilter('state', state, 'valid'),
  },
  sorts: { name: 'Nazwy', 'given-on': 'Dnia udzielenia' },
  initialSort: { by: 'name', direction: 'asc' },
  shown,
  file: { fileName: 'zgody', sheetName: 'Zgody' },
});
