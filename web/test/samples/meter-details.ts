import type { Installation } from '@grzadka/contract/meter/installation/installation.model';
import type { MeterWithDevices } from '@grzadka/contract/meter/details/meter-details.model';

/** The device of tests that is there now. */
export const sampleDevice: Installation = {
  id: 'device',
  serialNumber: 'AP-1',
  installedAt: '2024-04-10T08:00:00.000Z',
  firstValue: 0.3,
  removedAt: null,
  lastValue: null,
  lastValueEstimated: false,
  lastValueRolledOver: false,
  removalReason: null,
  digits: 5,
  multiplier: 1,
  legalisedUntil: null,
  sealNumber: null,
  undoneAt: null,
  etag: '"1"',
};

/** The one that it took the place of, of which little is known. */
export const samplePreviousDevice: Installation = {
  ...sampleDevice,
  id: 'previous device',
  serialNumber: null,
  installedAt: null,
  removedAt: '2024-04-10T08:00:00.000Z',
  lastValue: 830.7,
  removalReason: 'replaced',
};

/** The meter of tests in a garden, behind a main meter. */
export const sampleDetails: MeterWithDevices = {
  meter: {
    id: 'm',
    name: 'W-12A',
    active: true,
    type: 'WaterMeter',
    lastMeasurement: null,
    role: 'plot',
    place: 'studzienka przy furtce',
    walkOrder: null,
    sector: { id: 's', name: 'Sektor 1' },
  },
  installation: sampleDevice,
  installations: [sampleDevice, samplePreviousDevice],
  garden: { id: 'g', name: '12A' },
  zone: { id: 'z', name: 'Aleja Różana' },
};
