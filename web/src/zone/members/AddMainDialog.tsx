import { chosenRecord } from '@grzadka/contract/core/fields';
import { meterDetailsEndpoints } from '@grzadka/contract/meter/details/meter-details.endpoints';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { call, callVersioned } from '../../core/api/call.ts';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { RecordField } from '../../core/form/fields/RecordField.tsx';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { notify } from '../../core/ui/toasts/notify.ts';
import { metersOfType } from '../../meter/meter-search.ts';
import type { MemberDialogProps } from './member-dialogs.ts';
import { membersText } from './members.text.ts';

const form = { body: z.object({ meterId: chosenRecord(membersText.chooseMeter) }) };

/** Makes a meter that is found by its name a main one of the zone. */
export function AddMainDialog({ open, zone, onClose }: MemberDialogProps) {
  const tellChanged = useRecordChanged('meter');
  const search = useMemo(() => metersOfType(zone.type), [zone.type]);
  return (
    <FormDialog
      open={open}
      title={membersText.addMain}
      endpoint={form}
      defaultValues={{ meterId: '' }}
      submit={async ({ meterId }) => {
        await makeMain(meterId, zone.id);
        tellChanged();
        notify.success(membersText.mainAdded);
      }}
      submitLabel={membersText.addButton}
      onSaved={onClose}
      onClose={onClose}
    >
      <RecordField
        name="meterId"
        label={membersText.meter}
        search={search}
        helper={membersText.addMainHint}
        autoFocus
      />
    </FormDialog>
  );
}

/** Leaves whatever else is stated of the meter in its own form. */
async function makeMain(meterId: string, zoneId: string): Promise<void> {
  const { etag } = await callVersioned(meterDetailsEndpoints.getDetails, {
    params: { id: meterId },
  });
  const body = { id: meterId, zoneId, role: 'main' } as const;
  await call(meterDetailsEndpoints.update, { body }, { ifMatch: etag });
}
