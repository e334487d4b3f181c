import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { resetList } from '../core/list/loading/useResetList.ts';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { campaignPlace } from './campaign.paths.ts';
import { metersListName } from './campaign.queries.ts';

/** The way to say that a round changed, or what is read in it: its own screen, the rounds and its meters are read anew. */
export function useRoundChanged(campaignId: string): (options?: { isGone?: boolean }) => void {
  const queryClient = useQueryClient();
  const tellChanged = useRecordChanged(campaignPlace.name);
  return useCallback(
    (options) => {
      resetList(queryClient, metersListName(campaignId));
      tellChanged(options);
    },
    [queryClient, campaignId, tellChanged],
  );
}
