import { installationEndpoints } from '@grzadka/contract/meter/installation/installation.endpoints';
import type {
  Installation,
  RemovalReason,
} from '@grzadka/contract/meter/installation/installation.model';
import type { MeterWithDevices } from '@grzadka/contract/meter/details/meter-details.model';
import { call } from '../../core/api/call.ts';
import { FormScreen } from '../../core/form/FormScreen.tsx';
import { FormDateTimeField } from '../../core/form/fields/DateTimeField.tsx';
import { MeterFacts } from '../MeterFacts.tsx';
import { installationText } from './installation.text.ts';
import { RemovalFields } from './RemovalFields.tsx';
import { timeToSend, useRemovalForm, useTimeOfChange } from './useInstallationForm.ts';
import { useReadingsAround } from './readings-around.ts';

/** Why a device is taken off, without another in its place: that would be an exchange. */
const reasons: readonly RemovalReason[] = ['winter', 'verification', 'broken', 'stolen'];

/** The taking off of the device at a meter (docs/product/readings.md#devices). */
export function TakeOffScreen() {
  const { openedAt, details, form, device, values } = useRemovalForm({
    savedText: installationText.takenOff,
    reason: '',
  });
  return (
    <FormScreen
      {...form}
      title={installationText.takeOff}
      endpoint={installationEndpoints.takeOff}
      defaultValues={values}
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
