import { mdiGauge } from '@mdi/js';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { defineArea, screen } from '../core/area.ts';
import { mayKeepEntries } from '../core/outbox/kept-database.ts';
import { icon } from '../core/ui/icon.ts';
import type { ZoneFieldType } from './details/MeterEditScreen.tsx';
import type { GardenFieldType } from './MeterCreateScreen.tsx';
import type { OpenRoundsType } from './MeterListScreen.tsx';
import { meterPaths, meterPatterns } from './meter.paths.ts';

interface MeterAreaOptions {
  /** The choice of a garden, about which another area knows. */
  loadGardenField: () => Promise<GardenFieldType>;
  /** That of a zone, about which a third one knows. */
  loadZoneField: () => Promise<ZoneFieldType>;
  /** What says of the rounds of readings that are open, about which a fourth one knows. */
  loadOpenRounds: () => Promise<OpenRoundsType>;
  /** How many reported readings wait, about which another one knows. */
  SubmissionCount: ComponentType;
  /** The screens of what stands below the meters in the menu. */
  below: readonly string[];
}

/** The meters in the browser. */
export function defineMeter({
  loadGardenField,
  loadZoneField,
  loadOpenRounds,
  SubmissionCount,
  below,
}: MeterAreaOptions) {
  const {
    list,
    create,
    addMeasurement,
    details,
    edit,
    replace,
    takeOff,
    putOn,
    editDevice,
    unchecked,
    sheet,
  } = meterPatterns;
  return defineArea({
    name: 'meter',
    menu: [
      {
        place: 60,
        label: 'Liczniki',
        icon: icon(mdiGauge, 'Meters'),
        to: meterPaths.list,
        sections: [list, create, addMeasurement, details, unchecked, sheet, ...below],
      },
    ],
    routes: [
      {
        permission: 'meter:read',
        screens: [
          screen(list, 'liczniki', async () => {
            const [{ MeterListScreen }, OpenRounds] = await Promise.all([
              import('./MeterListScreen.tsx'),
              loadOpenRounds(),
            ]);
            return () => (
              <MeterListScreen OpenRounds={OpenRounds} SubmissionCount={SubmissionCount} />
            );
          }),
          screen(
            details,
            'odczyty#szczegóły-licznika',
            async () => (await import('./details/MeterDetailsScreen.tsx')).MeterDetailsScreen,
          ),
          screen(
            unchecked,
            'odczyty#odczyty-do-sprawdzenia',
            async () => (await import('./unchecked/UncheckedListScreen.tsx')).UncheckedListScreen,
          ),
        ],
      },
      {
        permission: 'meter:write',
        screens: [
          screen(create, 'liczniki#nowy-licznik', async () => {
            const [{ MeterCreateScreen }, GardenField] = await Promise.all([
              import('./MeterCreateScreen.tsx'),
              loadGardenField(),
            ]);
            return () => <MeterCreateScreen GardenField={GardenField} />;
          }),
          screen(edit, 'odczyty#edycja-licznika', async () => {
            const [{ MeterEditScreen }, ZoneField] = await Promise.all([
              import('./details/MeterEditScreen.tsx'),
              loadZoneField(),
            ]);
            return () => <MeterEditScreen ZoneField={ZoneField} />;
          }),
        ],
      },
      {
        permission: 'installation:write',
        screens: [
          screen(
            replace,
            'odczyty#wymiana-licznika',
            async () => (await import('./installation/ReplaceScreen.tsx')).ReplaceScreen,
          ),
          screen(
            takeOff,
            'odczyty#zdjęcie-na-zimę-i-założenie',
            async () => (await import('./installation/TakeOffScreen.tsx')).TakeOffScreen,
          ),
          screen(
            putOn,
            'odczyty#zdjęcie-na-zimę-i-założenie',
            async () => (await import('./installation/PutOnScreen.tsx')).PutOnScreen,
          ),
          screen(
            editDevice,
            'odczyty#dane-licznika',
            async () =>
              (await import('./installation/InstallationEditScreen.tsx')).InstallationEditScreen,
          ),
        ],
      },
      {
        permission: 'measurement:add',
        screens: [
          screen(
            sheet,
            'odczyty#odczyty-z-kartki',
            async () => (await import('./sheet/ReadingSheetScreen.tsx')).ReadingSheetScreen,
          ),
          screen(
            addMeasurement,
            'liczniki#dodanie-odczytu',
            async () =>
              (await import('./measurement/AddMeasurementScreen.tsx')).AddMeasurementScreen,
          ),
        ],
      },
    ],
    background: {
      // What is typed on these screens, and what was typed before and is not saved.
      isDue: async (pathname) =>
        [addMeasurement, sheet].some((pattern) => matchPath(pattern, pathname) !== null) ||
        mayKeepEntries(),
      load: async () => (await import('./outbox/ReadingOutbox.tsx')).ReadingOutbox,
    },
    // The details of a garden have its meters, and what a zone loses is counted from theirs.
    // A reading counts in the round that is open.
    touches: { records: ['garden', 'zone', 'campaign', 'handover'], lists: ['zone', 'campaign'] },
    details: meterPaths.details,
  });
}
