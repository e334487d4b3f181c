import type { BulkAction, BulkInput, BulkReply } from '@grzadka/contract/core/list/bulk';
import type { Forms } from '@grzadka/contract/core/counted';

/** What can be done with many rows of a list at once. */
export interface ListBulk {
  readonly actions: readonly BulkAction[];
  /** The records as what is done to them names them, in the accusative: 'Usunąć 12 ogłoszeń?'. */
  readonly nouns: Forms;
  /** What else goes when one of them is deleted. */
  readonly deletionTakes?: string | undefined;
  /** Does it to some of them. */
  readonly send: (task: BulkInput<BulkAction>) => Promise<BulkReply>;
  /** Says that some of them changed, so that what shows them is read anew. */
  readonly tellChanged: () => void;
}
