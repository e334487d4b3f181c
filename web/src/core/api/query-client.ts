import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const attempts = 2;

/** Makes the cache of everything read from the server. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A server in the local network is reachable without the internet the browser asks about.
        networkMode: 'always',
        retry: (failures, error) => isPassing(error) && failures < attempts,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** Whether asking again may help: the server was out of reach, rather than unwilling. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unavailable';
}
