import type { Kysely } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import type { Database } from '#src/core/database/tables.ts';

/** What the area of an owner states about it; `Key` are the ids that name one in the calls. */
export interface ContentOwner<Key extends string> {
  /** As the audit calls it. */
  readonly type: string;
  /** Finds the content of an owner; 404 when there is no such owner. */
  getContent(db: Kysely<Database>, key: Readonly<Record<Key, string>>): Promise<OwnedContent>;
}

/** The content of one owner. */
export interface OwnedContent {
  /** The owner's id. */
  readonly id: string;
  readonly contentId: string;
}

/** Whose content is to be changed, and by whom; the audit files it under the owner. */
export interface ContentRequest {
  readonly owner: OwnedContent & { readonly type: string };
  readonly caller: Actor;
}
