import { mailEndpoints } from '@grzadka/contract/mail/mail.endpoints';
import { systemEndpoints } from '@grzadka/contract/system/system.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';

/** How everything behind 'System' is doing. */
export const overviewQuery = queryOptions({
  queryKey: ['system', 'overview'],
  queryFn: ({ signal }) => call(systemEndpoints.overview, {}, { signal }),
});

/** How the jobs are doing. */
export const jobsQuery = queryOptions({
  queryKey: ['system', 'jobs'],
  queryFn: ({ signal }) => call(systemEndpoints.jobs, {}, { signal }),
});

/** What became of outgoing messages. */
export const mailQuery = queryOptions({
  queryKey: ['system', 'mail'],
  queryFn: ({ signal }) => call(mailEndpoints.overview, {}, { signal }),
});

/** What takes how much room. */
export const storageQuery = queryOptions({
  queryKey: ['system', 'storage'],
  queryFn: ({ signal }) => call(systemEndpoints.storage, {}, { signal }),
});

/** Who is signed in, the last used session first. */
export const openSessionsQuery = queryOptions({
  queryKey: ['system', 'sessions'],
  queryFn: ({ signal }) => call(systemEndpoints.sessions, {}, { signal }),
});
