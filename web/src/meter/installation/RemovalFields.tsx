import {
  type Installation,
  type RemovalReason,
  removalReasonLabels,
} from '@grzadka/contract/meter/installation/installation.model';
import { installationRefusals } from '@grzadka/contract/meter/installation/installation-refusals';
import { measurementValue } from '@grzadka/contract/meter/measurement/measurement-fields';
import type { MeasurementListItem } from '@grzadka/contract/meter/measurement/measurement.model';
import type { MeterListItem } from '@grzadka/contract/meter/meter.model';
import { useWatch } from 'react-hook-form';
import { FormCheckboxField } from '../../core/form/fields/CheckboxField.tsx';
import { FieldGroup } from '../../core/form/fields/FieldGroup.tsx';
import { FormSelectField } from '../../core/form/fields/SelectField.tsx';
import { DialValueField } from './DeviceFields.tsx';
import { installationText } from './installation.text.ts';
import { useProposedLastValue } from './useProposedLastValue.ts';
import type { useReadingsAround } from './readings-around.ts';

interface RemovalFieldsProps {
  title: string;
  meter: Pick<MeterListItem, 'id' | 'type'>;
  /** The device that is taken off. */
  device: Installation;
  /** Why it may be. */
  reasons: readonly RemovalReason[];
  /** When it is taken off. */
  at: string;
  /** What was read of it around then. */
  readings: ReturnType<typeof useReadingsAround>;
}

/** What is asked of a device whose time ends. */
export function RemovalFields({ title, meter, device, reasons, at, readings }: RemovalFieldsProps) {
  const proposal = useProposedLastValue({ meter, at, measurements: readings.known });
  const doubt = useDoubt(device, readings.before);
  const [isEstimated, rolledOver] = useWatch({ name: ['lastValueEstimated', 'rolledOver'] });
  const lacksDigits = rolledOver === true && device.digits === null;
  return (
    <FieldGroup title={title}>
      <div>
        <DialValueField
          name="lastValue"
          label={installationText.lastValue}
          type={meter.type}
          autoFocus
          doubt={doubt}
          helper={isEstimated === true ? (proposal ?? installationText.unreadableHint) : undefined}
        />
        <FormCheckboxField name="lastValueEstimated" label={installationText.unreadable} />
        <FormCheckboxField
          name="rolledOver"
          label={installationText.lastValueRolledOver}
          helper={lacksDigits ? installationRefusals.unknownDigits : undefined}
        />
      </div>
      <FormSelectField
        name="removalReason"
        label={installationText.removalReason}
        placeholder={installationText.noReason}
        options={reasons.map((value) => ({ value, label: removalReasonLabels[value] }))}
      />
    </FieldGroup>
  );
}

/** Why the last value as typed cannot be right: it is below what was read, or begun with, before it. */
function useDoubt(
  { installedAt, firstValue }: Installation,
  before: MeasurementListItem | undefined,
): string | undefined {
  const [typed, rolledOver] = useWatch({ name: ['lastValue', 'rolledOver'] });
  const value = measurementValue.safeParse(typed).data;
  if (value === undefined || rolledOver === true) return undefined;
  if (before) {
    return Number(value) < before.value
      ? installationRefusals.smallerThanLast(before.value)
      : undefined;
  }
  return installedAt !== null && Number(value) < firstValue
    ? installationRefusals.smallerThanFirst(firstValue)
    : undefined;
}
