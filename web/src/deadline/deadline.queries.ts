import { deadlineEndpoints } from '@grzadka/contract/deadline/deadline.endpoints';
import { callQuery, servesScreen } from '../core/api/call-query.ts';

/** What is due, of all parts of the program: each screen, and each part of one, that shows some of it asks the same. */
export const deadlinesQuery = {
  ...callQuery(['deadline', 'all'], deadlineEndpoints.all, {}),
  staleTime: servesScreen,
};
