import { defineRecord } from '../core/record/record.ts';
import { choice, day, record, text } from '../core/record/record-fields.ts';

/** What a party may agree to, in words (docs/product/consents.md#kinds). */
export const consentKindLabels = {
  'e-delivery': 'Doręczanie pism',
  information: 'Informacje',
} as const;

/** How a consent was given, or withdrawn. */
export const consentHowLabels = {
  written: 'Pisemnie',
  own: 'W programie',
  link: 'Linkiem z e-maila',
} as const;

/** What is shown of a consent that names no document. */
export const noConsentDocument = '(bez dokumentu)';

const how = choice('W jaki sposób', consentHowLabels);

/** That a party agrees to be written to by e-mail, and that it does no longer: docs/product/consents.md. */
export const consentRecord = defineRecord({
  name: 'consent',
  permissions: { read: 'party:read', write: 'party:write' },
  words: { one: 'a consent', many: 'the consents' },
  label: 'Zgoda',
  table: 'consent',
  fields: {
    id: null,
    createdAt: null,
    partyId: record('Podmiot', 'party', { share: 4 }),
    kind: choice('Zgoda na', consentKindLabels, { share: 3 }),
    // Which of those of its kind it is.
    number: null,
    email: text('Na adres', 'personal', { share: 5 }),
    givenOn: day('Udzielona', { share: 2 }),
    how,
    documentId: record('Dokument', 'document', { none: noConsentDocument }),
  },
  alsoTells: {
    consentWithdrawal: {
      id: null,
      createdAt: null,
      consentId: null,
      withdrawnOn: day('Wycofana'),
      how,
    },
  },
  calledBy: ['partyId'],
  parent: 'partyId',
  inHistoryOf: ['partyId'],
});
