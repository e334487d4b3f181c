import { publicationDateFields } from '../core/publication/publication-fields.ts';
import { bookkeeping, text } from '../core/record/record-fields.ts';
import { entryFieldLabels } from './entry.model.ts';

/** What news and notices both have. */
export const entryRecordFields = {
  ...bookkeeping,
  title: text(entryFieldLabels.title, 'not-personal'),
  ...publicationDateFields,
  contentId: null,
  titleSearch: null,
} as const;
