import { handoverGroundLabels, handoverRecord } from '@grzadka/contract/handover/handover.record';
import type { TransferApplication } from '@grzadka/contract/transfer-application/transfer-application.model';
import { useWatch } from 'react-hook-form';
import { FormDayField } from '../../core/form/fields/DayField.tsx';
import { FormSelectField } from '../../core/form/fields/SelectField.tsx';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { transferText } from '../../transfer-application/transfer-application.text.ts';
import { handoverText } from '../handover.text.ts';

const { fields } = handoverRecord;
const words = handoverText.form;

const grounds = Object.entries(handoverGroundLabels).map(([value, label]) => ({ value, label }));

/** Why a plot changes hands, and by which application. */
export function GroundFields({ applications }: { applications: readonly TransferApplication[] }) {
  const ground: unknown = useWatch({ name: 'ground' });
  return (
    <>
      <FormSelectField name="ground" label={fields.ground.label} options={grounds} />
      {ground === 'transfer' && applications.length > 0 && (
        <FormSelectField
          name="applicationId"
          label={words.application}
          options={[
            { value: '', label: words.noApplication },
            ...applications.map((item) => ({
              value: item.id,
              label: `${transferText.applied(item)}: ${item.to.name}`,
            })),
          ]}
        />
      )}
    </>
  );
}

/** The last day of who leaves. */
export function LastDayField({ isFree }: { isFree: boolean }) {
  return (
    <FormDayField
      name="day"
      label={fields.day.label}
      helper={isFree ? words.dayOfFreeHint : words.dayHint}
    />
  );
}

/** What is seldom said. */
export function FurtherFields() {
  return (
    <>
      <FormDayField name="startDay" label={fields.startDay.label} helper={words.startDayHint} />
      <FormTextField name="remark" label={fields.remark.label} lines={{ least: 2, most: 6 }} />
    </>
  );
}
