import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meterQuery } from './meter.queries.ts';

/** Reads the meter that comes next ahead of time, so that its form opens without a wait. */
export function usePreparedMeter(meterId: string | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (meterId !== undefined) void queryClient.prefetchQuery(meterQuery(meterId));
  }, [queryClient, meterId]);
}
