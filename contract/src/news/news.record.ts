import { contentBlockFields } from '../content/content-block.fields.ts';
import { entryRecordFields } from '../content/entry.fields.ts';
import { defineRecord } from '../core/record/record.ts';

/** A news entry: docs/product/publishing.md#news. */
export const newsRecord = defineRecord({
  name: 'news',
  words: { one: 'a news entry', many: 'the news' },
  label: 'Wpis w aktualnościach',
  permissions: { read: 'news:read', write: 'news:write' },
  table: 'news',
  fields: entryRecordFields,
  alsoTells: { contentBlock: contentBlockFields },
  calledBy: ['title'],
  restorable: true,
});
