import { pinDateFields, publicationDateFields } from '../core/publication/publication-fields.ts';
import { defineRecord } from '../core/record/record.ts';
import { bookkeeping, number, record, text } from '../core/record/record-fields.ts';
import { documentFieldLabels } from './document.model.ts';

/** A document: docs/product/publishing.md#document. */
export const documentRecord = defineRecord({
  name: 'document',
  words: { one: 'a document', many: 'the documents' },
  label: 'Dokument',
  permissions: { read: 'document:read', write: 'document:write' },
  table: 'document',
  fields: {
    ...bookkeeping,
    name: text(documentFieldLabels.name, 'not-personal'),
    fileName: text(documentFieldLabels.fileName, 'not-personal'),
    size: { kind: 'bytes', label: documentFieldLabels.size },
    ...publicationDateFields,
    ...pinDateFields,
    ledgerYear: number(documentFieldLabels.ledgerYear),
    gardenId: record(documentFieldLabels.gardenId, 'garden'),
    objectId: null,
    contentType: null,
    nameSearch: null,
  },
  calledBy: ['name'],
  inHistoryOf: ['gardenId'],
  restorable: true,
});
