import { installationEndpoints } from '@grzadka/contract/meter/installation/installation.endpoints';
import type { Installation } from '@grzadka/contract/meter/installation/installation.model';
import { installationRefusals } from '@grzadka/contract/meter/installation/installation.refusals';
import { useState } from 'react';
import { notFound } from '../../core/api/api-error.ts';
import { call } from '../../core/api/call.ts';
import { FormScreen } from '../../core/form/FormScreen.tsx';
import { FormDateTimeField } from '../../core/form/fields/DateTimeField.tsx';
import { FieldGroup } from '../../core/form/fields/FieldGroup.tsx';
import { useParams } from '../../core/navigation/place.ts';
import { Text } from '../../core/ui/elements/Text.tsx';
import { MeterFacts } from '../MeterFacts.tsx';
import { DeviceFields } from './DeviceFields.tsx';
import { deviceValues, unknownDevice } from './device-values.ts';
import { installationText } from './installation.text.ts';
import { timeToSend, useInstallationForm } from './useInstallationForm.ts';

/** The putting on of a device where there is none, such as after the winter (docs/product/readings.md#devices). */
export function PutOnScreen() {
  const { meterId = '' } = useParams();
  const [openedAt] = useState(() => new Date().toISOString());
  const { details, form } = useInstallationForm({
    meterId,
    savedText: installationText.hasBeenPutOn,
    refuse: ({ installation: there }) =>
      there ? notFound(installationRefusals.alreadyThere(there.serialNumber)) : undefined,
  });
  const returning = details && returningDevice(details.installations);
  return (
    <FormScreen
      {...form}
      title={installationText.putOn}
      endpoint={installationEndpoints.putOn}
      defaultValues={
        details && {
          meterId,
          at: openedAt,
          installation: deviceValues(returning ?? unknownDevice),
        }
      }
      submit={(body) =>
        call(installationEndpoints.putOn, { body: { ...body, at: timeToSend(body.at, openedAt) } })
      }
    >
      {details && (
        <>
          <MeterFacts meter={{ ...details.meter, garden: details.garden }} />
          <FormDateTimeField name="at" label={installationText.putOnAt} />
          {returning && <Text>{installationText.proposed(returning.removedAt)}</Text>}
          <FieldGroup title={installationText.deviceToPutOn}>
            <DeviceFields prefix="installation." type={details.meter.type} autoFocus />
          </FieldGroup>
        </>
      )}
    </FormScreen>
  );
}

/**
 * The device that is likely to be put on again, with its last value as the first: the one that was taken off last, for
 * the winter or to be legalised. Until when it is legalised after that nobody knows yet.
 * @param installations newest first, those undone included
 */
function returningDevice(installations: readonly Installation[]) {
  const last = installations.find(({ undoneAt }) => undoneAt === null);
  if (!last || last.removedAt === null || last.lastValue === null) return undefined;
  if (last.removalReason !== 'winter' && last.removalReason !== 'verification') return undefined;
  return {
    ...last,
    removedAt: last.removedAt,
    firstValue: last.lastValue,
    legalisedUntil: last.removalReason === 'verification' ? null : last.legalisedUntil,
  };
}
