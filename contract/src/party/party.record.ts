import { defineRecord } from '../core/record/record.ts';
import { bookkeeping, choice, text } from '../core/record/record-fields.ts';
import { partyFieldLabels, partyTypeLabels } from './party.model.ts';

/** A person or company: docs/product/records.md#party. */
export const partyRecord = defineRecord({
  name: 'party',
  words: { one: 'a party', many: 'the parties' },
  label: 'Podmiot',
  permissions: { read: 'party:read', write: 'party:write' },
  table: 'party',
  fields: {
    ...bookkeeping,
    partyType: choice(partyFieldLabels.partyType, partyTypeLabels),
    registerNumber: text('Numer ewidencyjny', 'personal'),
    firstName: text(partyFieldLabels.firstName, 'personal'),
    lastName: text(partyFieldLabels.lastName, 'personal'),
    companyName: text(partyFieldLabels.companyName, 'personal'),
    nip: text(partyFieldLabels.nip, 'personal'),
    regon: text(partyFieldLabels.regon, 'personal'),
    krs: text(partyFieldLabels.krs, 'personal'),
    phone: { kind: 'phone', label: partyFieldLabels.phone, personal: 'personal' },
    email: text(partyFieldLabels.email, 'personal'),
    street: text(partyFieldLabels.street, 'personal'),
    houseNumber: text(partyFieldLabels.houseNumber, 'personal'),
    postalCode: text(partyFieldLabels.postalCode, 'personal'),
    city: text(partyFieldLabels.city, 'personal'),
    // First and last name, or that of the company, as the database puts them together.
    name: null,
    nameSearch: null,
    gardensHeld: null,
    gardensHeldThru: null,
    // Marks who has the number of another one since before that was refused.
    sharedNumber: null,
    isErased: null,
  },
  calledBy: ['name'],
  restorable: true,
});
