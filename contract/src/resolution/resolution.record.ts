import { defineRecord } from '../core/record/record.ts';
import { bookkeeping, choice, day, record, text } from '../core/record/record-fields.ts';

/** Whose resolution it is, in words. */
export const resolutionBodyLabels = {
  'general-meeting': 'Walne zebranie',
  board: 'Zarząd ROD',
  district: 'Okręg PZD',
  national: 'Krajowa Rada lub Zarząd PZD',
} as const;

/** What is shown of a resolution without a document. */
export const noDocument = '(bez dokumentu)';

/** A resolution, on which what is charged rests: docs/product/tariffs.md#resolutions. */
export const resolutionRecord = defineRecord({
  name: 'resolution',
  permissions: { read: 'fee:read', write: 'fee:write' },
  words: { one: 'a resolution', many: 'the resolutions' },
  label: 'Uchwała',
  table: 'resolution',
  fields: {
    ...bookkeeping,
    number: text('Numer', 'not-personal', {
      share: 2,
      unique: 'W tym roku jest już uchwała o tym numerze. Wpisz inny numer.',
      hint: 'Tak, jak stoi na uchwale, na przykład 3/2027.',
    }),
    body: choice('Kto podjął', resolutionBodyLabels, { share: 3 }),
    adoptedOn: day('Data podjęcia', { share: 2 }),
    subject: text('W sprawie', 'not-personal', {
      share: 5,
      hint: 'Na przykład: opłaty ogrodowe na 2027 rok.',
    }),
    fileId: record('Dokument', 'document', { none: noDocument }),
    year: null,
    search: null,
  },
  calledBy: ['number'],
  restorable: true,
});
