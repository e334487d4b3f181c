import { walkEndpoints } from '@grzadka/contract/campaign/walk/walk.endpoints';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../../core/api/api-error.ts';
import { call } from '../../../core/api/call.ts';
import { forgetWalk, keepPackage, readPackage } from '../kept/kept-package.ts';
import { readWork } from '../kept/kept-place.ts';
import type { WalkKey } from '../kept/walk-database.ts';

/** After how long a package is taken anew when somebody comes back to the walk, in milliseconds. */
const isFreshFor = 5 * 60_000;

/**
 * What somebody takes along on a walk: what is on the device at once, and what the server has as soon as it answers. Where that
 * refuses, `refusal` says why, whatever is on the device.
 */
export function useTakenPackage([userId, campaignId]: WalkKey) {
  const key = ['campaign-walk', userId, campaignId];
  const onDevice = useQuery({
    queryKey: [...key, 'kept'],
    queryFn: async () => {
      const [kept, work] = await Promise.all([
        readPackage([userId, campaignId]),
        readWork([userId, campaignId]),
      ]);
      return { kept, work };
    },
    // What is done on the screen is kept beside it, and read by the next page.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const fromServer = useQuery({
    queryKey: [...key, 'package'],
    queryFn: async ({ signal }) =>
      keepPackage(
        [userId, campaignId],
        await call(walkEndpoints.package, { params: { id: campaignId } }, { signal }),
      ),
    staleTime: isFreshFor,
    retry: false,
  });
  const { error } = fromServer;
  const refusal = error instanceof ApiError && isRefusal(error) ? error : undefined;
  return {
    taken: fromServer.data ?? onDevice.data?.kept ?? undefined,
    work: onDevice.data?.work,
    refusal,
    error,
    isPending: onDevice.isPending || (fromServer.isPending && !onDevice.data?.kept),
    retry: fromServer.refetch,
  };
}

/** Whether the server has answered, and will not give it. */
function isRefusal({ status }: ApiError): boolean {
  return status === 403 || status === 404 || status === 409;
}

/** Whether a refusal says that the round is not open, and what is sent of it is decided on; else it is not for who asks. */
export function isClosedRound(refusal: Error): boolean {
  return refusal instanceof ApiError && refusal.status === 409;
}

/** Forgets a walk on this device that the server refuses, once nothing of it is left to be sent, mended or saved. */
export function useForgottenWalk(key: WalkKey, isOver: boolean): void {
  const [userId, campaignId] = key;
  useEffect(() => {
    if (isOver) void forgetWalk([userId, campaignId]);
  }, [userId, campaignId, isOver]);
}
