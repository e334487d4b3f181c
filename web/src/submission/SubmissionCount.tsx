import { useQuery } from '@tanstack/react-query';
import { submissionCountQuery } from './submission.queries.ts';
import { submissionText } from './submission.text.ts';

/** How many reported readings wait for a decision; nothing until it is known. */
export function SubmissionCount() {
  const { data } = useQuery(submissionCountQuery);
  return typeof data?.totalItems === 'number' && submissionText.count(data.totalItems);
}
