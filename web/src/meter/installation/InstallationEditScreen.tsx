import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { dayOf } from '@grzadka/contract/core/time/time-zone';
import type { MeterWithDevices } from '@grzadka/contract/meter/details/meter-details.model';
import { installationEndpoints } from '@grzadka/contract/meter/installation/installation.endpoints';
import type { Installation } from '@grzadka/contract/meter/installation/installation.model';
import type { VerdictContext } from '@grzadka/contract/meter/verdict/verdict-context';
import { useQuery } from '@tanstack/react-query';
import { notFound } from '../../core/api/api-error.ts';
import { call } from '../../core/api/call.ts';
import { FormScreen } from '../../core/form/FormScreen.tsx';
import { FieldGroup } from '../../core/form/fields/FieldGroup.tsx';
import { useParams } from '../../core/navigation/place.ts';
import { MeterFacts } from '../MeterFacts.tsx';
import { verdictContextQuery } from '../verdict/verdict.queries.ts';
import { DeviceFields, DialValueField } from './DeviceFields.tsx';
import { deviceValues } from './device-values.ts';
import { installationText } from './installation.text.ts';
import { useInstallationForm } from './useInstallationForm.ts';

/** What may be changed of a device, of one that is gone as well (docs/product/readings.md#devices). */
export function InstallationEditScreen() {
  const { meterId = '', installationId = '' } = useParams();
  const deviceOf = ({ installations }: MeterWithDevices) =>
    installations.find(({ id, undoneAt }) => id === installationId && undoneAt === null);
  const { details, form } = useInstallationForm({
    meterId,
    savedText: installationText.saved,
    refuse: (found) => (deviceOf(found) ? undefined : notFound()),
  });
  const device = details && deviceOf(details);
  // An explanation that does not come is none.
  const context = useQuery({ ...verdictContextQuery(meterId), retry: false });
  return (
    <FormScreen
      {...form}
      title={installationText.edit}
      endpoint={installationEndpoints.update}
      etag={device?.etag}
      // What a charge explains stands above the fields.
      loading={form.loading || context.isLoading}
      defaultValues={device && { id: device.id, ...deviceValues(device), ...lastValueOf(device) }}
      submit={(body, options) => call(installationEndpoints.update, { body }, options)}
    >
      {details && device && (
        <EditFields details={details} device={device} charge={chargeOf(device, context.data)} />
      )}
    </FormScreen>
  );
}

interface EditFieldsProps {
  details: MeterWithDevices;
  device: Installation;
  /** The number of the charge that rests on what is counted of it. */
  charge: string | undefined;
}

function EditFields({ details, device, charge }: EditFieldsProps) {
  const { meter, garden } = details;
  return (
    <>
      <MeterFacts meter={{ ...meter, garden }} />
      <FieldGroup
        title={installationText.editedDevice(device.serialNumber)}
        {...(charge !== undefined && { hint: installationText.charged(charge) })}
      >
        <DeviceFields
          type={meter.type}
          autoFocus
          values={
            device.removedAt !== null && (
              <DialValueField
                name="lastValue"
                label={installationText.lastValue}
                type={meter.type}
              />
            )
          }
        />
      </FieldGroup>
    </>
  );
}

function lastValueOf({ lastValue }: Installation) {
  return { lastValue: lastValue === null ? '' : formatDecimal(lastValue) };
}

/**
 * The number of the charge that rests on what is counted of a device, where the browser can tell: of one that is there
 * still. Of the others the server says so.
 */
function chargeOf(
  { installedAt, removedAt }: Installation,
  context: VerdictContext | undefined,
): string | undefined {
  const charged = context?.charged;
  if (!charged || removedAt !== null) return undefined;
  const isSince = installedAt === null || dayOf(charged.thru) >= dayOf(installedAt);
  return isSince ? charged.number : undefined;
}
