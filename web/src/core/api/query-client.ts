import { QueryClient } from '@tanstack/react-query';
import { isUnavailable } from './api-error.ts';

const attempts = 2;

/** Makes the cache of everything read from the server. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A server in the local network is reachable without the internet the browser asks about.
        networkMode: 'always',
        retry: (failures, error) => isUnavailable(error) && failures < attempts,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
