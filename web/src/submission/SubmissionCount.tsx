import { submissionEndpoints } from '@grzadka/contract/submission/submission.endpoints';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../core/api/call-query.ts';
import { submissionArea } from './submission.paths.ts';
import { waitingSubmissions } from './submission.queries.ts';
import { submissionText } from './submission.text.ts';

const countQuery = {
  ...callQuery([submissionArea, 'count'], submissionEndpoints.list, {
    query: { ...waitingSubmissions, total: 'only' },
  }),
  // Without the number the way is still there.
  retry: false,
};

/** How many reported readings wait for a decision; nothing until it is known. */
export function SubmissionCount() {
  const { data } = useQuery(countQuery);
  return typeof data?.totalItems === 'number' && submissionText.count(data.totalItems);
}
