import { defineRecord } from '../core/record/record.ts';
import { bookkeeping, day, record } from '../core/record/record-fields.ts';

/** From when to when a party is a member of the Polish Association of Allotment Gardeners: docs/product/records.md#membership. */
export const membershipRecord = defineRecord({
  name: 'membership',
  words: { one: 'a membership', many: 'the memberships' },
  label: 'Członkostwo w PZD',
  permissions: { read: 'party:read', write: 'party:write' },
  table: 'membership',
  fields: {
    ...bookkeeping,
    partyId: record('Podmiot', 'party'),
    validFrom: day('Od'),
    validThru: day('Do'),
  },
  calledBy: ['partyId'],
  parent: 'partyId',
  inHistoryOf: ['partyId'],
});
