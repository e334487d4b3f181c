import { meterEndpoints } from '@grzadka/contract/meter/meter.endpoints';
import { type MeterType, meterTypeLabels } from '@grzadka/contract/meter/meter.labels';
import type { MeterCreate } from '@grzadka/contract/meter/meter.model';
import type { ComponentType } from 'react';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { FormSelectField } from '../core/form/fields/SelectField.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { useNewRecordForm } from '../core/record/useNewRecordForm.ts';
import { ImportLink } from '../import/ImportLink.tsx';
import { meterPaths } from './meter.paths.ts';
import { meterSource } from './meter.queries.ts';
import { meterText } from './meter.text.ts';

/** The choice of a garden, about which another area knows: the form's `gardenId`. */
export type GardenFieldType = ComponentType<{ label: string; helper: string }>;

const types = (Object.keys(meterTypeLabels) as MeterType[]).map((type) => ({
  value: type,
  label: meterTypeLabels[type],
}));

/** A meter to be added. */
export function MeterCreateScreen({ GardenField }: { GardenField: GardenFieldType }) {
  const form = useNewRecordForm({
    name: meterSource.name,
    list: meterPaths.list,
    create: (body: MeterCreate) => call(meterEndpoints.create, { body }),
    nameOf: ({ name }) => name,
    savedText: meterText.created,
    open: meterPaths.details,
  });

  return (
    <FormScreen
      {...form}
      title={meterText.create}
      endpoint={meterEndpoints.create}
      defaultValues={{ name: '', type: undefined, gardenId: '' }}
      secondaryActions={<ImportLink />}
    >
      <FormTextField name="name" label={meterText.name} autoFocus />
      <FormSelectField
        name="type"
        label={meterText.type}
        placeholder={meterText.noType}
        options={types}
      />
      <GardenField label={meterText.garden} helper={meterText.gardenHint} />
    </FormScreen>
  );
}
