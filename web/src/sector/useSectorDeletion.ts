import { sectorEndpoints } from '@grzadka/contract/sector/sector.endpoints';
import { isSectorHeld, type Sector, type SectorHeld } from '@grzadka/contract/sector/sector.model';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../core/api/api-error.ts';
import { callDeletion } from '../core/api/call.ts';
import { type Deletion, useRecordDeletion } from '../core/record/useDeletion.ts';
import type { Failures } from '../core/ui/screen/useFailures.ts';
import { sectorRecordName, sectorsQuery } from './sector.queries.ts';
import { sectorText } from './sector.text.ts';

interface SectorDeletion extends Deletion<Sector> {
  /** What the latest refusal named as in the way, and the name of its sector. */
  readonly inTheWay: { readonly sector: string; readonly held: readonly SectorHeld[] } | undefined;
}

/** The deletion of a sector, after a question. */
export function useSectorDeletion(options: {
  failures: Failures;
  onDeleted: () => void;
}): SectorDeletion {
  const queryClient = useQueryClient();
  const [inTheWay, setInTheWay] = useState<SectorDeletion['inTheWay']>();
  const deletion = useRecordDeletion({
    ...options,
    record: sectorRecordName,
    remove: async ({ id, name, etag }: Sector) => {
      setInTheWay(undefined);
      // A move may have been saved since the question was asked.
      const sectors = queryClient.getQueryData(sectorsQuery.queryKey)?.items;
      const ifMatch = sectors?.find((sector) => sector.id === id)?.etag ?? etag;
      try {
        return await callDeletion(sectorEndpoints.delete, { params: { id } }, { ifMatch });
      } catch (error) {
        setInTheWay({ sector: name, held: heldBy(error) });
        throw error;
      }
    },
    deletedText: ({ name }) => sectorText.deleted(name),
  });
  return { ...deletion, inTheWay };
}

function heldBy(error: unknown): SectorHeld[] {
  return error instanceof ApiError ? Object.keys(error.fields).filter(isSectorHeld) : [];
}
