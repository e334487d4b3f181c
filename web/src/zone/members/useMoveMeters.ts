import type { CallInput } from '@grzadka/contract/core/call/endpoint';
import { zoneEndpoints } from '@grzadka/contract/zone/zone.endpoints';
import { zoneRecord } from '@grzadka/contract/zone/zone.record';
import { call } from '../../core/api/call.ts';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { notify } from '../../core/ui/toasts/notify.ts';
import { membersText } from './members.text.ts';

/** Puts meters into another zone and says how many were put there, if any were. */
export function useMoveMeters(movedText: (count: number) => string) {
  const tellChanged = useRecordChanged(zoneRecord.name);
  return async (body: CallInput<typeof zoneEndpoints.moveMeters>['body']): Promise<void> => {
    const { moved } = await call(zoneEndpoints.moveMeters, { body });
    tellChanged();
    if (moved === 0) notify.info(membersText.noneAdded);
    else notify.success(movedText(moved));
  };
}
