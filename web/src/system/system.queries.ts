import { mailEndpoints } from '@grzadka/contract/mail/mail.endpoints';
import { systemEndpoints } from '@grzadka/contract/system/system.endpoints';
import { callQuery } from '../core/api/call-query.ts';

/** How everything behind 'System' is doing. */
export const overviewQuery = callQuery(['system', 'overview'], systemEndpoints.overview, {});

/** How the jobs are doing. */
export const jobsQuery = callQuery(['system', 'jobs'], systemEndpoints.jobs, {});

/** What became of outgoing messages. */
export const mailQuery = callQuery(['system', 'mail'], mailEndpoints.overview, {});

/** What takes how much room. */
export const storageQuery = callQuery(['system', 'storage'], systemEndpoints.storage, {});

/** Who is signed in, the last used session first. */
export const openSessionsQuery = callQuery(['system', 'sessions'], systemEndpoints.sessions, {});
