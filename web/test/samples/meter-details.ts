import { meterWithDevices } from '@grzadka/contract/meter/details/meter-details.model';
import { installation } from '@grzadka/contract/meter/installation/installation.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';

/** The device of tests that is there now. */
export const sampleDevice = sampleOf(installation, {
  id: 'device',
  serialNumber: 'AP-1',
  installedAt: '2024-04-10T08:00:00.000Z',
  firstValue: 0.3,
  digits: 5,
  etag: '"1"',
});

/** The one that it took the place of; little is known about it. */
export const samplePreviousDevice = sampleOf(installation, {
  ...sampleDevice,
  id: 'previous device',
  serialNumber: null,
  installedAt: null,
  removedAt: '2024-04-10T08:00:00.000Z',
  lastValue: 830.7,
  removalReason: 'replaced',
});

/** The meter of tests in a garden, behind a main meter. */
export const sampleDetails = sampleOf(meterWithDevices, {
  meter: sampleOf(meterWithDevices.shape.meter, {
    id: 'm',
    name: 'W-12A',
    active: true,
    role: 'plot',
    place: 'studzienka przy furtce',
    sector: { id: 's', name: 'Sektor 1' },
  }),
  installation: sampleDevice,
  installations: [sampleDevice, samplePreviousDevice],
  garden: { id: 'g', name: '12A' },
  zone: { id: 'z', name: 'Aleja Różana' },
});
