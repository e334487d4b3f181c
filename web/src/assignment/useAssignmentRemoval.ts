import { assignmentEndpoints } from '@grzadka/contract/assignment/assignment.endpoints';
import { call } from '../core/api/call.ts';
import { type Deletion, useDeletion } from '../core/ui/useDeletion.ts';
import { useNotify } from '../core/ui/useNotify.ts';
import { useAssignmentsChanged } from './assignment.queries.ts';
import { assignmentText } from './assignment.text.ts';
import type { AssignmentEntry } from './assignment-entry.ts';

/** Removes an assignment after a question. */
export function useAssignmentRemoval(): Deletion<AssignmentEntry> {
  const notify = useNotify();
  return useDeletion({
    run: ({ id }: AssignmentEntry) => call(assignmentEndpoints.delete, { params: { id } }),
    onDeleted: () => notify.success(assignmentText.removed),
    onSettled: useAssignmentsChanged(),
  });
}
