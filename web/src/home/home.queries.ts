import { homeEndpoints } from '@grzadka/contract/home/home.endpoints';
import { callQuery } from '../core/api/call-query.ts';

/** What waits for the person on the start page. */
export const waitingQuery = callQuery(['home', 'waiting'], homeEndpoints.waiting, {});

/**
 * How far the program is set up, as far as the person may do something about it. Not kept while other screens are open: whoever comes
 * back has just done a step.
 */
export const beginningQuery = {
  ...callQuery(['home', 'beginning'], homeEndpoints.beginning, {}),
  gcTime: 0,
};
