import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import type { MeterWithDevices } from '@grzadka/contract/meter/details/meter-details.model';
import {
  type Installation,
  type RemovalReason,
  removalReasonLabels,
} from '@grzadka/contract/meter/installation/installation.model';
import { installationRefusals } from '@grzadka/contract/meter/installation/installation.refusals';
import type { MeasurementListItem } from '@grzadka/contract/meter/measurement/measurement.model';
import { measurementValue } from '@grzadka/contract/meter/measurement/measurement-form';
import type { MeterType } from '@grzadka/contract/meter/meter.labels';
import type { MeterListItem } from '@grzadka/contract/meter/meter.model';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormCheckboxField } from '../../core/form/fields/CheckboxField.tsx';
import { FormDateTimeField } from '../../core/form/fields/DateTimeField.tsx';
import { FieldGroup } from '../../core/form/fields/FieldGroup.tsx';
import { FormSelectField } from '../../core/form/fields/SelectField.tsx';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { MeterFacts } from '../MeterFacts.tsx';
import { valueText } from '../meter.text.ts';
import { verdictContextQuery } from '../verdict/verdict.queries.ts';
import { DialValueField } from './DeviceFields.tsx';
import { expectedValue } from './expected-value.ts';
import { installationText } from './installation.text.ts';
import styles from './RemovalFields.module.css';
import { type ReadingsAround, useReadingsAround } from './readings-around.ts';
import { useTimeOfChange } from './useInstallationForm.ts';

/** What is known of the device that takes the place of another. */
export interface NextDeviceProps extends Pick<ReadingsAround, 'since'> {
  type: MeterType;
}

interface RemovalFieldsProps {
  /** The labels of the time, and of what is asked of the device. */
  labels: { at: string; device: string };
  details: MeterWithDevices;
  /** The device that is taken off. */
  device: Installation;
  /** Why it may be. */
  reasons: readonly RemovalReason[];
  /** When the form was opened. */
  openedAt: string;
  /** What is asked of the device that takes its place, to which what was read since goes over. */
  Next?: ComponentType<NextDeviceProps>;
}

/** What is asked where the time of a device ends: when, and of the device. */
export function RemovalFields({
  labels,
  details: { meter, garden },
  device,
  reasons,
  openedAt,
  Next,
}: RemovalFieldsProps) {
  const at = useTimeOfChange(openedAt);
  const { known, before, since } = useReadingsAround({
    meterId: meter.id,
    installationId: device.id,
    at,
  });
  const proposal = useProposedLastValue({ meter, at, measurements: known });
  const doubt = useDoubt(device, before);
  const [isEstimated, rolledOver] = useWatch({ name: ['lastValueEstimated', 'rolledOver'] });
  const lacksDigits = rolledOver === true && device.digits === null;
  return (
    <>
      <MeterFacts meter={{ ...meter, garden }} />
      <div>
        <FormDateTimeField name="at" label={labels.at} />
        {Next && <MovedReadings since={since} />}
      </div>
      <FieldGroup title={labels.device}>
        <div>
          <DialValueField
            name="lastValue"
            label={installationText.lastValue}
            type={meter.type}
            autoFocus
            doubt={doubt}
            helper={
              isEstimated === true ? (proposal ?? installationText.unreadableHint) : undefined
            }
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
      {Next && <Next type={meter.type} since={since} />}
    </>
  );
}

/** Says which readings go over to the new device, where the exchange is recorded after they were. */
function MovedReadings({ since: [first, ...others] }: Pick<ReadingsAround, 'since'>) {
  return (
    <output className={styles['moved']}>
      {first && (
        <Notice tone="info" className={styles['note']}>
          {installationText.moved(first.measuredAt, others.length + 1)}
        </Notice>
      )}
    </output>
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

interface LastValueOptions {
  meter: Pick<MeterListItem, 'id' | 'type'>;
  /** When the device is taken off. */
  at: string;
  measurements: readonly MeasurementListItem[];
}

/**
 * Puts what the dial is expected to show into the field of a last value that nobody can read, unless something was typed
 * there. Gives what stands below the field then; undefined where nothing is proposed.
 */
function useProposedLastValue({ meter, at, measurements }: LastValueOptions): string | undefined {
  const { getValues, setValue } = useFormContext();
  const isEstimated: unknown = useWatch({ name: 'lastValueEstimated' });
  // A proposal that does not come is none.
  const { data: context } = useQuery({ ...verdictContextQuery(meter.id), retry: false });
  // The context knows what stands around now, the history also what stood around a time before.
  const standing = measurements.filter(({ reversal }) => !reversal);
  const expected =
    context && isEstimated === true
      ? expectedValue(at, { ...context, measurements: standing })
      : undefined;
  const proposal = expected === undefined ? '' : formatDecimal(expected);
  const proposed = useRef('');
  const propose = useEffectEvent((next: string) => {
    if (getValues('lastValue') !== proposed.current) return;
    setValue('lastValue', next, { shouldDirty: true });
    proposed.current = next;
  });
  useEffect(() => propose(proposal), [proposal]);
  return expected === undefined
    ? undefined
    : installationText.expected(valueText(expected, meter.type));
}
