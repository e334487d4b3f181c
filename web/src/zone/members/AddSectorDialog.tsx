import { sectorMove } from '@grzadka/contract/zone/zone.model';
import { useQuery } from '@tanstack/react-query';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { FormSelectField } from '../../core/form/fields/SelectField.tsx';
import { sectorsQuery } from '../../sector/sector.queries.ts';
import type { MemberDialogProps } from './member-dialogs.ts';
import { membersText } from './members.text.ts';
import { useMoveMeters } from './useMoveMeters.ts';

const form = { body: sectorMove };

/** Puts the meters of a sector into the zone. */
export function AddSectorDialog({ open, zone, onClose }: MemberDialogProps) {
  const { data: sectors } = useQuery(sectorsQuery);
  const move = useMoveMeters(membersText.added);
  return (
    <FormDialog
      open={open}
      title={membersText.addSector}
      endpoint={form}
      defaultValues={{ zoneId: zone.id, sectorId: '' }}
      submit={move}
      submitLabel={membersText.addButton}
      onSaved={onClose}
      onClose={onClose}
    >
      <FormSelectField
        name="sectorId"
        label={membersText.sector}
        placeholder={membersText.noSector}
        options={sectors?.items.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        helper={membersText.addSectorHint}
      />
    </FormDialog>
  );
}
