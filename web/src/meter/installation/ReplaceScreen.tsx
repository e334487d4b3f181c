import { installationEndpoints } from '@grzadka/contract/meter/installation/installation.endpoints';
import type {
  Installation,
  RemovalReason,
} from '@grzadka/contract/meter/installation/installation.model';
import { installationRefusals } from '@grzadka/contract/meter/installation/installation-refusals';
import { measurementValue } from '@grzadka/contract/meter/measurement/measurement-fields';
import type { MeterWithDevices } from '@grzadka/contract/meter/details/meter-details.model';
import { Alert, Box } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { call } from '../../core/api/call.ts';
import { FormScreen } from '../../core/form/FormScreen.tsx';
import { FormDateTimeField } from '../../core/form/fields/DateTimeField.tsx';
import { FieldGroup } from '../../core/form/fields/FieldGroup.tsx';
import { MeterFacts } from '../MeterFacts.tsx';
import { DeviceFields } from './DeviceFields.tsx';
import { deviceValues, unknownDevice } from './device-values.ts';
import { installationText } from './installation.text.ts';
import { RemovalFields } from './RemovalFields.tsx';
import { belowFirstValue, type ReadingsAround, useReadingsAround } from './readings-around.ts';
import { timeToSend, useRemovalForm, useTimeOfChange } from './useInstallationForm.ts';
import { useClientKey } from '../useClientKey.ts';

/** Why a device is exchanged for another: one that is only taken off for a while gets none in its place. */
const reasons: readonly RemovalReason[] = ['replaced', 'verification', 'broken', 'stolen'];

/** The exchange of the device at a meter, which may be recorded late (docs/product/readings.md#devices). */
export function ReplaceScreen() {
  const keyOf = useClientKey();
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
        <ExchangeFields details={details} device={device} openedAt={openedAt} />
      )}
    </FormScreen>
  );
}

interface ExchangeFieldsProps {
  details: MeterWithDevices;
  /** The one that is taken off. */
  device: Installation;
  openedAt: string;
}

function ExchangeFields({ details, device, openedAt }: ExchangeFieldsProps) {
  const { meter, garden } = details;
  const at = useTimeOfChange(openedAt);
  const readings = useReadingsAround({ meterId: meter.id, installationId: device.id, at });
  const firstValueDoubt = useFirstValueDoubt(readings.since);
  return (
    <>
      <MeterFacts meter={{ ...meter, garden }} />
      <div>
        <FormDateTimeField name="at" label={installationText.replacedAt} />
        <MovedReadings since={readings.since} />
      </div>
      <RemovalFields
        title={installationText.oldDevice(device.serialNumber)}
        meter={meter}
        device={device}
        reasons={reasons}
        at={at}
        readings={readings}
      />
      <FieldGroup title={installationText.newDevice}>
        <DeviceFields prefix="installation." type={meter.type} firstValueDoubt={firstValueDoubt} />
      </FieldGroup>
    </>
  );
}

/** Says which readings go over to the new device, where the exchange is recorded after they were. */
function MovedReadings({ since: [first, ...others] }: Pick<ReadingsAround, 'since'>) {
  return (
    <Box component="output" sx={{ display: 'block' }}>
      {first && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {installationText.moved(first.measuredAt, others.length + 1)}
        </Alert>
      )}
    </Box>
  );
}

/** Why the first value of the new device as typed cannot be right: what was read of it already is below. */
function useFirstValueDoubt(since: ReadingsAround['since']): string | undefined {
  const typed: unknown = useWatch({ name: 'installation.firstValue' });
  const value = measurementValue.safeParse(typed).data;
  const below = value === undefined ? undefined : belowFirstValue(since, Number(value));
  return below && installationRefusals.largerThanMeasurement(below);
}
