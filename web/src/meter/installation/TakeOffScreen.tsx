import { installationEndpoints } from '@grzadka/contract/meter/installation/installation.endpoints';
import type { RemovalReason } from '@grzadka/contract/meter/installation/installation.model';
import { call } from '../../core/api/call.ts';
import { FormScreen } from '../../core/form/FormScreen.tsx';
import { installationText } from './installation.text.ts';
import { RemovalFields } from './RemovalFields.tsx';
import { timeToSend, useRemovalForm } from './useInstallationForm.ts';

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
      {details && device && (
        <RemovalFields
          labels={{
            at: installationText.takenOffAt,
            device: installationText.takenDevice(device.serialNumber),
          }}
          {...{ details, device, reasons, openedAt }}
        />
      )}
    </FormScreen>
  );
}
