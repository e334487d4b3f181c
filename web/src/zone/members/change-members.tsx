import type { CallInput } from '@grzadka/contract/core/call/endpoint';
import { chosenRecord } from '@grzadka/contract/core/fields';
import { meterDetailsEndpoints } from '@grzadka/contract/meter/details/meter-details.endpoints';
import { zoneEndpoints } from '@grzadka/contract/zone/zone.endpoints';
import { metersMove, sectorMove, type ZoneDetails } from '@grzadka/contract/zone/zone.model';
import { zoneRecord } from '@grzadka/contract/zone/zone.record';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { call, callVersioned } from '../../core/api/call.ts';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { RecordField } from '../../core/form/fields/RecordField.tsx';
import { RecordsField } from '../../core/form/fields/RecordsField.tsx';
import { FormSelectField } from '../../core/form/fields/SelectField.tsx';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { notify } from '../../core/ui/toasts/notify.ts';
import { metersOfType } from '../../meter/meter-search.ts';
import { sectorsQuery } from '../../sector/sector.queries.ts';
import { zonesOfType } from '../zone.queries.ts';
import { membersText } from './members.text.ts';

interface MemberDialogProps {
  open: boolean;
  zone: ZoneDetails;
  onClose: () => void;
}

const mainMeter = { body: z.object({ meterId: chosenRecord(membersText.chooseMeter) }) };

/** Makes a meter that is found by its name a main one of the zone. */
export function AddMainDialog({ open, zone, onClose }: MemberDialogProps) {
  const tellChanged = useRecordChanged('meter');
  const search = useMemo(() => metersOfType(zone.type), [zone.type]);
  return (
    <FormDialog
      open={open}
      title={membersText.addMain}
      endpoint={mainMeter}
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

const ofSector = { body: sectorMove };

/** Puts the meters of a sector into the zone. */
export function AddSectorDialog({ open, zone, onClose }: MemberDialogProps) {
  const { data: sectors } = useQuery(sectorsQuery);
  const move = useMoveMeters(membersText.added);
  return (
    <FormDialog
      open={open}
      title={membersText.addSector}
      endpoint={ofSector}
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

const ofMeters = { body: metersMove };

/** Puts meters that are found by their names into the zone. */
export function AddChosenDialog({ open, zone, onClose }: MemberDialogProps) {
  const search = useMemo(() => metersOfType(zone.type), [zone.type]);
  const move = useMoveMeters(membersText.added);
  return (
    <FormDialog
      open={open}
      title={membersText.addChosen}
      endpoint={ofMeters}
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

/** Where the meters are to go; '' is no zone. */
const target = { body: z.object({ zoneId: z.string() }) };

/** Puts all meters of the zone into another one, or into none, after which it can be deleted. */
export function MoveAllDialog({ open, zone, onClose }: MemberDialogProps) {
  const { data: zones } = useQuery(zonesOfType(zone.type));
  const move = useMoveMeters(membersText.moved);
  const others = zones?.filter(({ id }) => id !== zone.id) ?? [];
  return (
    <FormDialog
      open={open}
      title={membersText.moveAll}
      endpoint={target}
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

/** Puts meters into another zone and says how many were put there, if any were. */
function useMoveMeters(movedText: (count: number) => string) {
  const tellChanged = useRecordChanged(zoneRecord.name);
  return async (body: CallInput<typeof zoneEndpoints.moveMeters>['body']): Promise<void> => {
    const { moved } = await call(zoneEndpoints.moveMeters, { body });
    tellChanged();
    if (moved === 0) notify.info(membersText.noneAdded);
    else notify.success(movedText(moved));
  };
}
