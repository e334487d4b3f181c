import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { HandoverMeter } from '@grzadka/contract/handover/handover-details.model';
import { meterMeasurementsEndpoints } from '@grzadka/contract/meter/measurement/meter-measurements.endpoints';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useMay, useUserId } from '../../core/access/access.ts';
import { SubmitButton } from '../../core/form/SubmitButton.tsx';
import { Button } from '../../core/ui/elements/Button.tsx';
import { PlainList } from '../../core/ui/elements/PlainList.tsx';
import { Row, Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { TextLink } from '../../core/ui/screen/TextLink.tsx';
import { MeasurementField } from '../../meter/measurement/MeasurementField.tsx';
import { useAddMeasurement } from '../../meter/measurement/useAddMeasurement.ts';
import { meterPaths } from '../../meter/meter.paths.ts';
import { valueText } from '../../meter/meter.text.ts';
import type { ReversibleMeasurement } from '../../meter/reversal/ReverseDialog.tsx';
import { handoverText } from '../handover.text.ts';
import { AddPhoto } from './AddPhoto.tsx';
import { InlineForm } from './InlineForm.tsx';
import styles from './ReadingsStep.module.css';
import type { StepProps } from './step-props.ts';

const ReverseDialog = latePart(
  async () => (await import('../../meter/reversal/ReverseDialog.tsx')).ReverseDialog,
);

const words = handoverText.readings;

/** The readings of the day: one field for each meter of the plot that has none yet (docs/product/handovers.md#steps). */
export function ReadingsStep({ handover: { meters, day, state }, isNext }: StepProps) {
  const mayAdd = useMay('measurement:add');
  const userId = useUserId();
  const isFuture = day > gardenToday();
  const first = meters.find((meter) => isToRead(meter))?.id;
  if (meters.length === 0) return <Text isQuiet>{words.none}</Text>;
  return (
    <Stack gap={12}>
      {isFuture && <Text>{words.future(day)}</Text>}
      <PlainList aria-label={words.list} className={styles['meters']}>
        {meters.map((meter) => (
          <li key={meter.id}>
            <Stack gap={8}>
              <TextLink isReturning to={meterPaths.details(meter.id)}>
                {nameOf(meter)}
              </TextLink>
              <Text kind="body2" isQuiet>
                {saidOf(meter)}
              </Text>
              {meter.hasPhoto && (
                <Text kind="body2" isQuiet>
                  {words.hasPhoto}
                </Text>
              )}
              {meter.photoOf !== null && meter.photoOf.loginId === userId && state === 'open' && (
                <AddPhoto clientKey={meter.photoOf.clientKey} about={meter.name} />
              )}
              {isToRead(meter) && mayAdd && !isFuture && state === 'open' && (
                <ReadingForm meter={meter} day={day} isFirst={meter.id === first} isNext={isNext} />
              )}
            </Stack>
          </li>
        ))}
      </PlainList>
    </Stack>
  );
}

function isToRead({ reading, isOff }: HandoverMeter): boolean {
  return reading === null && !isOff;
}

function nameOf({ name, serialNumber }: HandoverMeter): string {
  return serialNumber === null ? name : `${name}, ${words.serial(serialNumber)}`;
}

function saidOf({ reading, last, isOff, type }: HandoverMeter): string {
  if (reading !== null) return words.read(valueText(reading.value, type));
  if (isOff) return words.isOff;
  return last === null ? words.noLast : words.last(valueText(last.value, type), last.measuredAt);
}

interface ReadingFormProps {
  meter: HandoverMeter;
  day: string;
  /** No meter before it is to be read. */
  isFirst: boolean;
  isNext: boolean;
}

/** One meter's value of the day: a reading like any other. */
function ReadingForm({ meter, day, isFirst, isNext }: ReadingFormProps) {
  const { submit } = useAddMeasurement({ ...meter, active: true }, undefined);
  const mayReverse = useMay('measurement:reverse');
  const [toReverse, setToReverse] = useState<ReversibleMeasurement>();
  const measuredAt = instantOn(day);
  return (
    <>
      <InlineForm
        label={nameOf(meter)}
        endpoint={meterMeasurementsEndpoints.addMeasurement}
        defaultValues={{
          meterId: meter.id,
          measurementValue: '',
          measuredAt,
          confirmation: '',
          remark: '',
          clientKey: undefined,
        }}
        submit={submit}
      >
        <MeasurementField
          meter={meter}
          label={words.label(meter.name)}
          autoFocus={false}
          readAt={measuredAt}
          onReverse={mayReverse ? setToReverse : undefined}
        />
        <FocusOnceFirst isFirst={isFirst} />
        <Row gap={8}>
          {isFirst && isNext ? (
            <SubmitButton>{words.save}</SubmitButton>
          ) : (
            <Button type="submit" look="outlined">
              {words.save}
            </Button>
          )}
        </Row>
      </InlineForm>
      {/* Beside the form: what is sent in the dialog would send the form around it, too. */}
      <ReverseDialog
        open={toReverse !== undefined}
        meter={meter}
        measurement={toReverse}
        onClose={() => setToReverse(undefined)}
      />
    </>
  );
}

/** Once the meter before was read, the next one is typed. */
function FocusOnceFirst({ isFirst }: { isFirst: boolean }) {
  const { setFocus } = useFormContext();
  const before = useRef(isFirst);
  useEffect(() => {
    if (isFirst && !before.current) setFocus('measurementValue');
    before.current = isFirst;
  }, [isFirst, setFocus]);
  return null;
}

/** When a value of that day was read: now, or about noon of a day that is over. */
function instantOn(day: string): string | null {
  return day === gardenToday() ? null : `${day}T11:00:00.000Z`;
}
