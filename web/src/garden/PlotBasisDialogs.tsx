import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { gardenEndpoints } from '@grzadka/contract/garden/garden.endpoints';
import { areaSourceLabels, gardenAreaRecord } from '@grzadka/contract/garden/garden-area.record';
import type { GardenFactRow } from '@grzadka/contract/garden/garden-basis.model';
import { gardenFactRecord } from '@grzadka/contract/garden/garden-fact.record';
import type { ReactNode } from 'react';
import { call } from '../core/api/call.ts';
import { FormDialog } from '../core/form/FormDialog.tsx';
import { FormCheckboxField } from '../core/form/fields/CheckboxField.tsx';
import { FormDayField } from '../core/form/fields/DayField.tsx';
import { FormSelectField } from '../core/form/fields/SelectField.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { useRecordSaved } from '../core/record/useRecordChanged.ts';
import { plotBasisText } from './plot-basis.text.ts';

interface DialogProps {
  gardenId: string;
  open: boolean;
  onClose: () => void;
}

const sources = Object.entries(areaSourceLabels).map(([value, label]) => ({ value, label }));

/** The form of an area, by default that of the plan and from today on. */
export function AddAreaDialog({
  gardenId,
  validFrom = gardenToday(),
  onClose,
  children,
  ...dialog
}: DialogProps & { validFrom?: string | undefined; children: ReactNode }) {
  const { add, added } = plotBasisText.areas;
  const { fields } = gardenAreaRecord;
  const onSaved = useRecordSaved(gardenAreaRecord.name, added, onClose);
  return (
    <FormDialog
      {...dialog}
      title={add}
      endpoint={gardenEndpoints.addArea}
      defaultValues={{ gardenId, area: '', source: 'plan', validFrom }}
      submit={(body) => call(gardenEndpoints.addArea, { body })}
      submitLabel={plotBasisText.save}
      onSaved={onSaved}
      onClose={onClose}
    >
      <FormTextField name="area" label={fields.area.label} inputMode="decimal" autoFocus />
      <FormSelectField name="source" label={fields.source.label} options={sources} />
      <FormDayField name="validFrom" label={fields.validFrom.label} />
      {children}
    </FormDialog>
  );
}

/** The form of what is true of a garden, by default from today on; it begins with what is true so far. */
export function SetFactsDialog({
  gardenId,
  current,
  onClose,
  ...dialog
}: DialogProps & { current: GardenFactRow | undefined }) {
  const { add, added, replaces } = plotBasisText.facts;
  const { fields } = gardenFactRecord;
  const onSaved = useRecordSaved(gardenFactRecord.name, added, onClose);
  return (
    <FormDialog
      {...dialog}
      title={add}
      endpoint={gardenEndpoints.setFacts}
      defaultValues={{
        gardenId,
        residents: String(current?.residents ?? 0),
        electricity: current?.electricity ?? false,
        water: current?.water ?? false,
        note: current?.note ?? '',
        validFrom: gardenToday(),
      }}
      submit={(body) => call(gardenEndpoints.setFacts, { body })}
      submitLabel={plotBasisText.save}
      onSaved={onSaved}
      onClose={onClose}
    >
      <FormTextField
        name="residents"
        label={fields.residents.label}
        inputMode="numeric"
        autoFocus
      />
      <FormCheckboxField name="electricity" label={fields.electricity.label} />
      <FormCheckboxField name="water" label={fields.water.label} />
      <FormTextField name="note" label={fields.note.label} />
      <FormDayField name="validFrom" label={fields.validFrom.label} helper={replaces} />
    </FormDialog>
  );
}
