import { defineRecord } from '../core/record/record.ts';
import { bookkeeping, day, record } from '../core/record/record-fields.ts';

/**
 * Who holds which garden from when to when: docs/product/records.md#assignment. They tell of people, so the parties'
 * permissions guard them.
 */
export const assignmentRecord = defineRecord({
  name: 'assignment',
  words: { one: 'an assignment', many: 'the assignments' },
  label: 'Przypisanie działki',
  permissions: { read: 'party:read', write: 'party:write' },
  table: 'assignment',
  fields: {
    ...bookkeeping,
    gardenId: record('Działka', 'garden'),
    partyId: record('Podmiot', 'party'),
    validFrom: day('Od'),
    validThru: day('Do'),
  },
  calledBy: ['gardenId', 'partyId'],
  parent: 'gardenId',
  inHistoryOf: ['gardenId', 'partyId'],
});
