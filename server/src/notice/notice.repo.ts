import type { ContentOwner } from '#src/content/content-owner.ts';
import { entryRepo } from '#src/content/entry.repo.ts';
import { presentNotice } from './present-notice.ts';

/** The notices. */
export const notices = entryRepo({ table: 'notice', present: presentNotice });

/** A notice as the owner of its content. */
export const noticeContent: ContentOwner<'noticeId'> = {
  type: 'notice',
  getContent: (db, { noticeId }) => notices.getContent(db, noticeId),
};
