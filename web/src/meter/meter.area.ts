import { mdiGauge } from '@mdi/js';
import { defineArea, screen } from '../core/area.ts';
import { icon } from '../core/ui/icon.ts';
import { meterPaths, meterPatterns } from './meter.paths.ts';

/** The meters in the browser. */
export const meterArea = defineArea({
  name: 'meter',
  menu: [
    {
      label: 'Liczniki',
      icon: icon(mdiGauge, 'Meters'),
      to: meterPaths.list,
      sections: [meterPatterns.list, meterPatterns.addMeasurement],
    },
  ],
  routes: [
    {
      permission: 'meter:read',
      screens: [
        screen(
          meterPatterns.list,
          'liczniki',
          async () => (await import('./MeterListScreen.tsx')).MeterListScreen,
        ),
      ],
    },
    {
      permission: 'measurement:add',
      screens: [
        screen(
          meterPatterns.addMeasurement,
          'liczniki#dodanie-odczytu',
          async () => (await import('./AddMeasurementScreen.tsx')).AddMeasurementScreen,
        ),
      ],
    },
  ],
});
