import { defineRecord } from '../core/record/record.ts';
import { bookkeeping, choice, day, record, text } from '../core/record/record-fields.ts';

/** What the board decides. */
export const transferDecisionLabels = { consent: 'Zgoda', refusal: 'Odmowa' } as const;

/** Somebody applied for the transfer of a plot to somebody else: docs/product/records.md#transfer-application. */
export const transferApplicationRecord = defineRecord({
  name: 'transfer-application',
  words: { one: 'a transfer application', many: 'the transfer applications' },
  label: 'Przeniesienie prawa do działki',
  permissions: { read: 'garden:read', write: 'garden:write' },
  table: 'transferApplication',
  fields: {
    ...bookkeeping,
    gardenId: record('Działka', 'garden'),
    appliedOn: day('Dzień zgłoszenia'),
    fromPartyId: record('Dotychczasowy działkowiec', 'party'),
    toPartyId: record('Nowy działkowiec', 'party'),
    toName: text('Imię i nazwisko nowego działkowca', 'personal'),
    decision: choice('Decyzja zarządu', transferDecisionLabels),
    decidedOn: day('Dzień decyzji'),
    note: text('Uwagi', 'personal'),
    // Marks what was there twice before that was refused.
    isRepeat: null,
  },
  calledBy: ['gardenId'],
  parent: 'gardenId',
  inHistoryOf: ['gardenId', 'fromPartyId', 'toPartyId'],
});
