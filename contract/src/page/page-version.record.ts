import { contentBlockFields } from '../content/content-block.fields.ts';
import { publicationDateFields } from '../core/publication/publication-fields.ts';
import { defineRecord } from '../core/record/record.ts';
import { bookkeeping, choice } from '../core/record/record-fields.ts';
import { pageNames } from './page.model.ts';

/** A version of one of the fixed pages: docs/product/publishing.md#page. */
export const pageVersionRecord = defineRecord({
  name: 'page-version',
  words: { one: 'a page version', many: 'the page versions' },
  label: 'Wersja podstrony',
  permissions: { read: 'page:read', write: 'page:write' },
  table: 'pageVersion',
  fields: {
    ...bookkeeping,
    pageId: choice('Podstrona', pageNames),
    ...publicationDateFields,
    contentId: null,
  },
  alsoTells: { contentBlock: contentBlockFields },
  calledBy: ['pageId'],
  parent: 'pageId',
  restorable: true,
});
