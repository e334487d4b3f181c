import type { BulkAction, BulkInput, bulkReply } from '@grzadka/contract/core/call/bulk';
import type { RecordDefinition } from '@grzadka/contract/core/record/record';
import type * as z from 'zod/mini';
import { useMay } from '../access/access.ts';
import { errorText } from '../api/api-error.ts';
import type { DeletedRow, ListBulk } from '../list/selection/list-bulk.ts';
import { notify } from '../ui/toasts/notify.ts';
import { uiText } from '../ui/ui.text.ts';
import type { PlainCall } from './record-calls.ts';
import { useRecordChanged } from './useRecordChanged.ts';

/** A call that does one thing to many records of a list. */
export type BulkCall = PlainCall & {
  readonly body: z.ZodMiniType<unknown, BulkInput<BulkAction>>;
  readonly reply: typeof bulkReply;
};

interface BulkOptions extends Omit<ListBulk, 'recordType' | 'tellChanged' | 'tellDeleted'> {
  /** The list of the records, where it does not bear their name. */
  readonly listName?: string;
}

/** What can be done with many records of a list by whoever may change one; nothing by others. */
export function useListBulk(
  { name, permissions }: Pick<RecordDefinition, 'name' | 'permissions'>,
  { listName = name, ...bulk }: BulkOptions,
): ListBulk | undefined {
  const mayWrite = useMay(permissions.write);
  const tellChanged = useRecordChanged(name, listName);
  const tellDeleted = (text: string, deleted: readonly DeletedRow[]) => {
    // As of one: the code is there before the button can be pressed.
    const code = import('./undo-deletions.ts');
    code.catch(() => undefined);
    const run = async () => {
      try {
        await (await code).undoDeletions(deleted, { listName, nouns: bulk.nouns, tellChanged });
      } catch (error) {
        notify.error(errorText(error));
      }
    };
    notify.success(text, { action: { label: uiText.undo, run, isUndo: true } });
  };
  return mayWrite ? { ...bulk, recordType: name, tellChanged, tellDeleted } : undefined;
}
