import { meterDetailsEndpoints } from '@grzadka/contract/meter/details/meter-details.endpoints';
import type { MeterWithDevices } from '@grzadka/contract/meter/details/meter-details.model';
import {
  type MeterRole,
  type MeterType,
  meterRoleLabels,
} from '@grzadka/contract/meter/meter.labels';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { call } from '../../core/api/call.ts';
import { FormScreen } from '../../core/form/FormScreen.tsx';
import { FormCheckboxField } from '../../core/form/fields/CheckboxField.tsx';
import { FormSelectField } from '../../core/form/fields/SelectField.tsx';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { useParams } from '../../core/navigation/place.ts';
import { HistoryButton } from '../../core/record/HistoryButton.tsx';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { useRecordForm } from '../../core/record/useRecordForm.ts';
import { sectorsQuery } from '../../sector/sector.queries.ts';
import { meterPaths } from '../meter.paths.ts';
import { meterSource } from '../meter.queries.ts';
import { meterName, meterText } from '../meter.text.ts';
import { meterDetailsQuery } from '../meter-details.queries.ts';
import { meterDetailsText } from './meter-details.text.ts';

/** The choice of a zone for meters of a type; `chosen` is the one that is there. */
export type ZoneFieldType = ComponentType<{ type: MeterType; chosen: Named | null }>;

/** What may be changed of a meter. */
export function MeterEditScreen({ ZoneField }: { ZoneField: ZoneFieldType }) {
  const { meterId = '' } = useParams();
  const tellChanged = useRecordChanged(meterSource.name);
  const { record: details, form } = useRecordForm({
    query: meterDetailsQuery(meterId),
    back: meterPaths.details(meterId),
    savedText: meterDetailsText.saved,
    tellChanged: () => tellChanged({ focusRowId: meterId }),
  });
  return (
    <FormScreen
      {...form}
      title={meterDetailsText.edit}
      actions={<HistoryButton recordType="meter" recordId={meterId} />}
      subject={details && meterName(details.meter)}
      endpoint={meterDetailsEndpoints.update}
      defaultValues={details && valuesOf(details)}
      submit={(body, options) => call(meterDetailsEndpoints.update, { body }, options)}
    >
      <FormTextField name="name" label={meterText.name} autoFocus />
      <FormCheckboxField name="active" label={meterDetailsText.active} />
      {details && <PlaceFields details={details} ZoneField={ZoneField} />}
    </FormScreen>
  );
}

/** Where a meter stands and what it is there for. */
function PlaceFields({
  details,
  ZoneField,
}: {
  details: MeterWithDevices;
  ZoneField: ZoneFieldType;
}) {
  const { meter, garden, zone } = details;
  const { data: sectors } = useQuery(sectorsQuery);
  return (
    <>
      <FormSelectField name="role" label={meterText.role} options={rolesOf(details)} />
      <FormTextField name="place" label={meterText.place} helper={meterDetailsText.placeHint} />
      {!garden && (
        <FormSelectField
          name="sectorId"
          label={meterDetailsText.sector}
          placeholder={meterDetailsText.noSector}
          options={optionsOf(sectors?.items, meter.sector)}
        />
      )}
      <ZoneField type={meter.type} chosen={zone} />
      <FormTextField
        name="walkOrder"
        label={meterText.walkOrder}
        inputMode="numeric"
        helper={meterDetailsText.walkOrderHint}
      />
    </>
  );
}

/** A meter as its form would show it. */
function valuesOf({ meter, garden, zone }: MeterWithDevices) {
  return {
    id: meter.id,
    name: meter.name,
    active: meter.active,
    role: meter.role,
    zoneId: zone?.id ?? '',
    // That of a garden's meter is the garden's own.
    sectorId: garden ? '' : (meter.sector?.id ?? ''),
    place: meter.place ?? '',
    walkOrder: meter.walkOrder === null ? '' : String(meter.walkOrder),
  };
}

/** What a meter may be there for: one that belongs to a garden measures no others. */
function rolesOf({ garden }: Pick<MeterWithDevices, 'garden'>) {
  const roles = Object.keys(meterRoleLabels) as MeterRole[];
  return roles
    .filter((role) => role !== 'main' || garden === null)
    .map((value) => ({ value, label: meterRoleLabels[value] }));
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The records to choose from; until they are there, the one that is chosen. */
function optionsOf(known: readonly Named[] | undefined, chosen: Named | null) {
  const records = known ?? (chosen ? [chosen] : []);
  return records.map(({ id, name }) => ({ value: id, label: name }));
}
