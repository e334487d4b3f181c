import { installationEndpoints } from '@grzadka/contract/meter/installation/installation.endpoints';
import type { RemovalReason } from '@grzadka/contract/meter/installation/installation.model';
import { installationRefusals } from '@grzadka/contract/meter/installation/installation.refusals';
import { measurementValue } from '@grzadka/contract/meter/measurement/measurement-form';
import { useWatch } from 'react-hook-form';
import { call } from '../../core/api/call.ts';
import { useClientKey } from '../../core/api/useClientKey.ts';
import { FormScreen } from '../../core/form/FormScreen.tsx';
import { FieldGroup } from '../../core/form/fields/FieldGroup.tsx';
import { DeviceFields } from './DeviceFields.tsx';
import { deviceValues, unknownDevice } from './device-values.ts';
import { installationText } from './installation.text.ts';
import { type NextDeviceProps, RemovalFields } from './RemovalFields.tsx';
import { belowFirstValue } from './readings-around.ts';
import { timeToSend, useRemovalForm } from './useInstallationForm.ts';

/** Why a device is exchanged for another: one that is only taken off for a while gets none in its place. */
const reasons: readonly RemovalReason[] = ['replaced', 'verification', 'broken', 'stolen'];

/** The exchange of the device at a meter, which may be recorded late (docs/product/readings.md#devices). */
export function ReplaceScreen() {
  const { keyOf } = useClientKey();
  const { openedAt, details, form, device, values } = useRemovalForm({
    savedText: installationText.replaced,
    reason: 'replaced',
  });
  return (
    <FormScreen
      {...form}
      title={installationText.replace}
      endpoint={installationEndpoints.replace}
      defaultValues={
        values && {
          ...values,
          installation: deviceValues(unknownDevice),
          clientKey: undefined,
        }
      }
      submit={(body) => {
        const exchange = { ...body, at: timeToSend(body.at, openedAt) };
        return call(installationEndpoints.replace, {
          body: { ...exchange, clientKey: keyOf(exchange) },
        });
      }}
    >
      {details && device && (
        <RemovalFields
          labels={{
            at: installationText.replacedAt,
            device: installationText.oldDevice(device.serialNumber),
          }}
          {...{ details, device, reasons, openedAt }}
          Next={NewDeviceFields}
        />
      )}
    </FormScreen>
  );
}

function NewDeviceFields({ type, since }: NextDeviceProps) {
  return (
    <FieldGroup title={installationText.newDevice}>
      <DeviceFields
        prefix="installation."
        type={type}
        firstValueDoubt={useFirstValueDoubt(since)}
      />
    </FieldGroup>
  );
}

/** Why the first value of the new device as typed cannot be right: what was read of it already is below. */
function useFirstValueDoubt(since: NextDeviceProps['since']): string | undefined {
  const typed: unknown = useWatch({ name: 'installation.firstValue' });
  const value = measurementValue.safeParse(typed).data;
  const below = value === undefined ? undefined : belowFirstValue(since, Number(value));
  return below && installationRefusals.largerThanMeasurement(below);
}
