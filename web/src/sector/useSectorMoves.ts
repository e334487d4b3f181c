import type { ReplyOf } from '@grzadka/contract/core/call/endpoint';
import { sectorEndpoints } from '@grzadka/contract/sector/sector.endpoints';
import type { Sector } from '@grzadka/contract/sector/sector.model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, alertText, notFound } from '../core/api/api-error.ts';
import { callVersioned } from '../core/api/call.ts';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { sectorRecordName, sectorsQuery } from './sector.queries.ts';
import { sectorText } from './sector.text.ts';

/** What a sector is to be moved to. */
interface Move {
  readonly id: string;
  /** From 1. */
  readonly position: number;
}

interface SectorMoves {
  /** Moves a sector at once on the screen, and on the server one move after the other. */
  readonly move: (move: Move) => void;
  /** Why the latest one failed, for the screen's closable alert. */
  readonly error: string | undefined;
  readonly clearError: () => void;
}

type Sectors = ReplyOf<typeof sectorEndpoints.list>;

const { queryKey } = sectorsQuery;
const mutationKey = ['move sector'];

/** Carries out moves of the sectors; these are read again after the last of them, failed or not. */
export function useSectorMoves(): SectorMoves {
  const queryClient = useQueryClient();
  const tellChanged = useRecordChanged(sectorRecordName);
  const [error, setError] = useState<string>();
  const change = (changed: (items: readonly Sector[]) => Sector[]) =>
    queryClient.setQueryData<Sectors>(
      queryKey,
      (reply) => reply && { items: changed(reply.items) },
    );

  const { mutate } = useMutation({
    mutationKey,
    // One after the other: each needs the version that the one before has left.
    scope: { id: sectorRecordName },
    mutationFn: async ({ id, position }: Move) => {
      const sector = queryClient.getQueryData(queryKey)?.items.find((item) => item.id === id);
      if (sector === undefined) throw notFound();
      const body = { id, name: sector.name, position };
      const { etag = sector.etag } = await callVersioned(
        sectorEndpoints.update,
        { body },
        { ifMatch: sector.etag },
      );
      change((items) => items.map((item) => (item.id === id ? { ...item, etag } : item)));
    },
    onMutate: async (wanted) => {
      setError(undefined);
      await queryClient.cancelQueries({ queryKey });
      change((items) => withSectorMoved(items, wanted));
    },
    onError: (failure) => {
      const isStale = failure instanceof ApiError && failure.code === 'stale';
      setError(isStale ? sectorText.staleMove : alertText(failure));
    },
    onSettled: () => {
      // A reload between two moves would show the second one undone for a moment.
      if (queryClient.isMutating({ mutationKey }) === 1) tellChanged();
    },
  });
  return { move: mutate, error, clearError: () => setError(undefined) };
}

/** The sectors with one of them at another place. */
function withSectorMoved(sectors: readonly Sector[], { id, position }: Move): Sector[] {
  const moved = sectors.filter((sector) => sector.id === id);
  const others = sectors.filter((sector) => sector.id !== id);
  return others
    .toSpliced(position - 1, 0, ...moved)
    .map((sector, index) => ({ ...sector, position: index + 1 }));
}
