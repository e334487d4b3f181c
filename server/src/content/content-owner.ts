import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** The record that content blocks belong to. */
export interface OwnedContent {
  /** The owner's id, under which the audit files changes of its content. */
  recordId: string;
  contentId: string;
}

/** What the area of an owner tells about it; `Key` are the ids that name one in the calls. */
export interface ContentOwner<Key extends string> {
  /** As the audit calls it. */
  readonly recordType: string;
  /** Finds the content of an owner; 404 when there is no such owner. */
  getContent(db: Kysely<Database>, key: Readonly<Record<Key, string>>): Promise<OwnedContent>;
}
