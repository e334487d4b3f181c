import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { FormSelectField } from '../../core/form/fields/SelectField.tsx';
import { zonesOfType } from '../zone.queries.ts';
import type { MemberDialogProps } from './member-dialogs.ts';
import { membersText } from './members.text.ts';
import { useMoveMeters } from './useMoveMeters.ts';

/** Where the meters are to go; '' is no zone. */
const form = { body: z.object({ zoneId: z.string() }) };

/** Puts all meters of the zone into another one, or into none, after which it can be deleted. */
export function MoveAllDialog({ open, zone, onClose }: MemberDialogProps) {
  const { data: zones } = useQuery(zonesOfType(zone.type));
  const move = useMoveMeters(membersText.moved);
  const others = zones?.filter(({ id }) => id !== zone.id) ?? [];
  return (
    <FormDialog
      open={open}
      title={membersText.moveAll}
      endpoint={form}
      defaultValues={{ zoneId: '' }}
      submit={({ zoneId }) => move({ zoneId: zoneId || null, fromZoneId: zone.id })}
      submitLabel={membersText.moveButton}
      onSaved={onClose}
      onClose={onClose}
    >
      <FormSelectField
        name="zoneId"
        label={membersText.moveAllTo}
        placeholder={membersText.noZone}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
        helper={membersText.moveAllHint}
      />
    </FormDialog>
  );
}
