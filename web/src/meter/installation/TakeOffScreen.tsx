import { installationEndpoints } from '@grzadka/contract/meter/installation/installation.endpoints';
import type {
  Installation,
  RemovalReason,
} from '@grzadka/contract/meter/installation/installation.model';
import type { MeterWithDevices } from '@grzadka/contract/meter/details/meter-details.model';
import { useState } from 'react';
import { useParams } from 'react-router';
import { notFound } from '../../core/api/api-error.ts';
import { call } from '../../core/api/call.ts';
import { FormScreen } from '../../core/form/FormScreen.tsx';
import { FormDateTimeField } from '../../core/form/fields/DateTimeField.tsx';
import { useLastKnown } from '../../core/ui/hooks/useLastKnown.ts';
import { MeterFacts } from '../MeterFacts.tsx';
import { installationText } from './installation.text.ts';
import { RemovalFields } from './RemovalFields.tsx';
import { timeToSend, useTimeOfChange } from './time-of-change.ts';
import { useInstallationForm } from './useInstallationForm.ts';
import { useReadingsAround } from './useReadingsAround.ts';

/** Why a device is taken off, without another in its place: that would be an exchange. */
const reasons: readonly RemovalReason[] = ['winter', 'verification', 'broken', 'stolen'];

/** The taking off of the device at a meter (docs/product/readings.md#devices). */
export function TakeOffScreen() {
  const { meterId = '' } = useParams();
  const [openedAt] = useState(() => new Date().toISOString());
  const { details, form } = useInstallationForm({
    meterId,
    savedText: installationText.takenOff,
    refuse: ({ installation }) => (installation ? undefined : notFound(installationText.notThere)),
  });
  // Whoever is at it goes on with the device it began with; the server tells whether that is still there.
  const device = useLastKnown(details?.installation ?? undefined);
  return (
    <FormScreen
      {...form}
      title={installationText.takeOff}
      endpoint={installationEndpoints.takeOff}
      defaultValues={
        device && {
          meterId,
          installationId: device.id,
          at: openedAt,
          lastValue: '',
          lastValueEstimated: false,
          // Nothing is chosen at first, which the call's type has no word for.
          removalReason: '' as RemovalReason,
          rolledOver: false,
        }
      }
      submit={(body) =>
        call(installationEndpoints.takeOff, {
          body: { ...body, at: timeToSend(body.at, openedAt) },
        })
      }
    >
      {details && device && <TakeOffFields details={details} device={device} openedAt={openedAt} />}
    </FormScreen>
  );
}

interface TakeOffFieldsProps {
  details: MeterWithDevices;
  device: Installation;
  openedAt: string;
}

function TakeOffFields({ details, device, openedAt }: TakeOffFieldsProps) {
  const { meter, garden } = details;
  const at = useTimeOfChange(openedAt);
  const readings = useReadingsAround({ meterId: meter.id, installationId: device.id, at });
  return (
    <>
      <MeterFacts meter={{ ...meter, garden }} />
      <FormDateTimeField name="at" label={installationText.takenOffAt} />
      <RemovalFields
        title={installationText.takenDevice(device.serialNumber)}
        meter={meter}
        device={device}
        reasons={reasons}
        at={at}
        readings={readings}
      />
    </>
  );
}
