import { defineRecord } from '../core/record/record.ts';
import { bookkeeping, choice, day, record, text } from '../core/record/record-fields.ts';
import { resolutionPlace } from './resolution.place.ts';

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
  ...resolutionPlace,
  words: { one: 'a resolution', many: 'the resolutions' },
  label: 'Uchwała',
  table: 'resolution',
  fields: {
    ...bookkeeping,
    number: text('Numer', 'not-personal', { share: 2 }),
    body: choice('Kto podjął', resolutionBodyLabels, { share: 3 }),
    adoptedOn: day('Data podjęcia', { share: 2 }),
    subject: text('W sprawie', 'not-personal', { share: 5 }),
    fileId: record('Dokument', 'document', { none: noDocument }),
    year: null,
    search: null,
  },
  calledBy: ['number'],
  restorable: true,
});
