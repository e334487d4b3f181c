import { handoverEndpoints } from '@grzadka/contract/handover/handover.endpoints';
import type { HandoverUpdate } from '@grzadka/contract/handover/handover.model';
import { handoverRecord } from '@grzadka/contract/handover/handover.record';
import type { HandoverDetails } from '@grzadka/contract/handover/handover-details.model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { useFailures } from '../core/ui/screen/useFailures.ts';
import { handoverQuery } from './handover.queries.ts';

/** Fields of a handover that are saved at once, by what it is as they are sent. */
export type FieldsOf = (now: HandoverDetails) => Partial<Omit<HandoverUpdate, 'id'>>;

/**
 * Saves single fields of a handover, one save after the other: each begins with what the one before left. `change` rejects with
 * what went wrong, `tick` has a message say it.
 */
export function useHandoverChange(id: string) {
  const queryClient = useQueryClient();
  const tellChanged = useRecordChanged(handoverRecord.name);
  const failures = useFailures('snackbar');
  const { mutateAsync, isPending } = useMutation({
    scope: { id: `${handoverRecord.name} ${id}` },
    mutationFn: async (fieldsOf: FieldsOf) => {
      const query = handoverQuery(id);
      const { reply, etag } = await queryClient.ensureQueryData(query);
      try {
        const body = { id, ...fieldsOf(reply) };
        await call(handoverEndpoints.update, { body }, { ifMatch: etag });
      } finally {
        // Before the next one, also where somebody else was quicker.
        tellChanged();
        await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
      }
    },
  });
  const change = async (fieldsOf: FieldsOf) => {
    await mutateAsync(fieldsOf);
  };
  const tick = (fieldsOf: FieldsOf) => {
    change(fieldsOf).catch(failures.show);
  };
  return { change, tick, isChanging: isPending };
}

/** Who comes, as a change states it. */
export function comingOf({ comingParties }: Pick<HandoverDetails, 'comingParties'>) {
  return comingParties.map(({ party, beginsMembership, getsLogin }) => ({
    partyId: party.id,
    beginsMembership,
    getsLogin,
  }));
}

/** Who leaves, as a change states it. */
export function leavingOf({ leavingParties }: Pick<HandoverDetails, 'leavingParties'>) {
  return leavingParties.map(({ party, endsMembership, endsLogin }) => ({
    partyId: party.id,
    endsMembership,
    endsLogin,
  }));
}
