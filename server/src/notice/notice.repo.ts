import type { ContentOwner } from '#src/content/content-owner.ts';
import { entryRepo } from '#src/content/entry.repo.ts';
import { presentPin, presentPublication } from '#src/core/publication/present-dates.ts';

/** The notices. */
export const notices = entryRepo({
  table: 'notice',
  present: (row) => presentPin(presentPublication(row)),
});

/** A notice as the owner of its content. */
export const noticeContent: ContentOwner<'noticeId'> = {
  type: 'notice',
  getContent: (db, { noticeId }) => notices.getContent(db, noticeId),
};
