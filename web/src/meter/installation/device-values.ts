import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import type { Installation } from '@grzadka/contract/meter/installation/installation.model';
import { unknownInstallation } from '@grzadka/contract/meter/verdict/unknown-installation';

/** What is known of a device as its fields hold it: numbers written as everywhere, which is how they may be typed, too. */
export function deviceValues(
  device: Pick<
    Installation,
    'serialNumber' | 'firstValue' | 'digits' | 'multiplier' | 'sealNumber' | 'legalisedUntil'
  >,
) {
  return {
    serialNumber: device.serialNumber ?? '',
    firstValue: formatDecimal(device.firstValue),
    digits: device.digits === null ? '' : String(device.digits),
    multiplier: formatDecimal(device.multiplier),
    sealNumber: device.sealNumber ?? '',
    legalisedUntil: device.legalisedUntil ?? '',
  };
}

/** A device that is not described yet. */
export const unknownDevice = { ...unknownInstallation, sealNumber: null } as const;
