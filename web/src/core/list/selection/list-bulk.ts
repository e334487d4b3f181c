import type { BulkAction, BulkReply, BulkTask } from '@grzadka/contract/core/call/bulk';
import type { Forms } from '@grzadka/contract/core/counted';
import type { ComponentType } from 'react';

/** What can be done with many rows of a list at once. */
export interface ListBulk {
  readonly actions: readonly BulkAction[];
  /** The records as what is done to them names them, in the accusative: 'Usunąć 12 ogłoszeń?'. */
  readonly nouns: Forms;
  /** What else goes when one of them is deleted. */
  readonly deletionTakes?: string | undefined;
  /** What their kind is called. */
  readonly recordType: string;
  /** Looks through what is to be published, and asks about it; left out where there is nothing to look through. */
  readonly PublicationCheck?: ComponentType<PublicationCheckProps> | undefined;
  /** Where it can be done otherwise to a record with which it failed with this message; undefined where it cannot. */
  readonly wayOut?: ((id: string, message: string) => string | undefined) | undefined;
  /** Does it to some of them. */
  readonly send: (task: ChosenTask) => Promise<BulkReply>;
  /** Says that some of them changed, so that what shows them is read anew. */
  readonly tellChanged: () => void;
  /** Says that records were deleted, and offers to undo it where that is possible. */
  readonly tellDeleted: (text: string, deleted: readonly DeletedRow[]) => void;
}

/** A row that was deleted, and the entry of the audit with which that can be undone. */
export interface DeletedRow {
  readonly id: string;
  readonly auditEntry: string;
  readonly name: string;
}

/** An action with the chosen records that it is done to. */
export type ChosenTask = BulkTask<BulkAction> & { readonly ids: readonly string[] };

/** Chosen records that are to be published while it is open. */
export interface PublicationCheckProps {
  readonly open: boolean;
  readonly recordType: string;
  readonly ids: readonly string[];
  readonly nameOf: (id: string) => string;
  /** Called when they may be published, with the ids of those that the person was warned about. */
  readonly onPublish: (warnedOf: ReadonlySet<string>) => void;
  readonly onCancel: () => void;
}
