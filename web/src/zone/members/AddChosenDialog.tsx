import { metersMove } from '@grzadka/contract/zone/zone.model';
import { useMemo } from 'react';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { RecordsField } from '../../core/form/fields/RecordsField.tsx';
import { metersOfType } from '../../meter/meter-search.ts';
import type { MemberDialogProps } from './member-dialogs.ts';
import { membersText } from './members.text.ts';
import { useMoveMeters } from './useMoveMeters.ts';

const form = { body: metersMove };

/** Puts meters that are found by their names into the zone. */
export function AddChosenDialog({ open, zone, onClose }: MemberDialogProps) {
  const search = useMemo(() => metersOfType(zone.type), [zone.type]);
  const move = useMoveMeters(membersText.added);
  return (
    <FormDialog
      open={open}
      title={membersText.addChosen}
      endpoint={form}
      defaultValues={{ zoneId: zone.id, meterIds: [] }}
      submit={move}
      submitLabel={membersText.addButton}
      onSaved={onClose}
      onClose={onClose}
    >
      <RecordsField
        name="meterIds"
        label={membersText.meters}
        search={search}
        helper={membersText.addChosenHint}
        autoFocus
      />
    </FormDialog>
  );
}
