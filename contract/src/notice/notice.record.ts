import { contentBlockFields } from '../content/content-block.fields.ts';
import { entryRecordFields } from '../content/entry.fields.ts';
import { pinDateFields } from '../core/publication/publication-fields.ts';
import { defineRecord } from '../core/record/record.ts';

/** A notice: docs/product/publishing.md#notice. */
export const noticeRecord = defineRecord({
  name: 'notice',
  words: { one: 'a notice', many: 'the notices' },
  label: 'Ogłoszenie',
  permissions: { read: 'notice:read', write: 'notice:write' },
  table: 'notice',
  fields: { ...entryRecordFields, ...pinDateFields },
  alsoTells: { contentBlock: contentBlockFields },
  calledBy: ['title'],
  restorable: true,
});
