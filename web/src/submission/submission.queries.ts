import { submissionEndpoints } from '@grzadka/contract/submission/submission.endpoints';
import { call } from '../core/api/call.ts';
import { submissionArea } from './submission.paths.ts';

/** Which reports wait, as the list is asked for them. */
export const waitingSubmissions = { 'filter-by-state': 'true', state: 'waiting' } as const;

/** Under what the reports that wait are kept. */
export const submissionQueueKey = [submissionArea, 'queue'] as const;

/** Reads the reports that wait, the oldest first, as many of them as are asked for. */
export function readSubmissions(limit: number, signal: AbortSignal) {
  const query = {
    ...waitingSubmissions,
    limit: String(limit),
    'sort-by': 'submitted-at',
    'sort-direction': 'asc',
  };
  return call(submissionEndpoints.list, { query }, { signal });
}
