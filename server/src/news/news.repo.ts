import type { ContentOwner } from '#src/content/content-owner.ts';
import { entryRepo } from '#src/content/entry.repo.ts';
import { presentPublication } from '#src/core/publication/present-dates.ts';

/** The news entries. */
export const newsEntries = entryRepo({ table: 'news', present: presentPublication });

/** A news entry as the owner of its content. */
export const newsContent: ContentOwner<'newsId'> = {
  type: 'news',
  getContent: (db, { newsId }) => newsEntries.getContent(db, newsId),
};
