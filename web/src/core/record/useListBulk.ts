import type { BulkAction, BulkInput, bulkReply } from '@grzadka/contract/core/call/bulk';
import type { RecordDefinition } from '@grzadka/contract/core/record/record';
import type * as z from 'zod/mini';
import { useMay } from '../access/access.ts';
import type { ListBulk } from '../list/selection/list-bulk.ts';
import type { PlainCall } from './record-calls.ts';
import { useRecordChanged } from './useRecordChanged.ts';

/** A call that does one thing to many records of a list. */
export type BulkCall = PlainCall & {
  readonly body: z.ZodMiniType<unknown, BulkInput<BulkAction>>;
  readonly reply: typeof bulkReply;
};

interface BulkOptions extends Omit<ListBulk, 'recordType' | 'tellChanged'> {
  /** The list of the records, where it does not bear their name. */
  readonly listName?: string;
}

/** What can be done with many records of a list by whoever may change one; nothing by others. */
export function useListBulk(
  { name, permissions }: Pick<RecordDefinition, 'name' | 'permissions'>,
  { listName, ...bulk }: BulkOptions,
): ListBulk | undefined {
  const mayWrite = useMay(permissions.write);
  const tellChanged = useRecordChanged(name, listName);
  return mayWrite ? { ...bulk, recordType: name, tellChanged } : undefined;
}
