import { submissionEndpoints } from '@grzadka/contract/submission/submission.endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callQuery } from '../core/api/call-query.ts';

/** The name of the area, by which what it read is kept. */
export const submissionArea = 'submission';

const waiting = { 'filter-by-state': 'true', state: 'waiting' } as const;

/** The reports that wait, the oldest first, as many of them as are asked for. */
export function submissionQueueQuery(limit: number) {
  return queryOptions({
    ...callQuery([submissionArea, 'queue', limit], submissionEndpoints.list, {
      query: {
        ...waiting,
        limit: String(limit),
        'sort-by': 'submitted-at',
        'sort-direction': 'asc',
      },
    }),
    placeholderData: keepPreviousData,
  });
}

/** How many of them there are. */
export const submissionCountQuery = {
  ...callQuery([submissionArea, 'count'], submissionEndpoints.list, {
    query: { ...waiting, total: 'only' },
  }),
  retry: false,
};
