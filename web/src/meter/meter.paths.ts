import { generatePath } from 'react-router';
import { paths } from '../core/paths.ts';

/** The patterns of the meter screens' addresses. */
export const meterPatterns = {
  list: paths.meters,
  create: '/nowy-licznik',
  addMeasurement: '/dodaj-pomiar/:meterId',
  details: '/szczegoly-licznika/:meterId',
  edit: '/szczegoly-licznika/:meterId/edycja',
  replace: '/szczegoly-licznika/:meterId/wymiana',
  takeOff: '/szczegoly-licznika/:meterId/zdjecie',
  putOn: '/szczegoly-licznika/:meterId/zalozenie',
  editDevice: '/szczegoly-licznika/:meterId/dane-licznika/:installationId',
  unchecked: '/odczyty-do-sprawdzenia',
  sheet: '/liczniki/odczyty-z-kartki',
} as const;

/** What an address of these screens may name beside a list's settings. */
export const meterQuery = { reading: 'odczyt', meter: 'licznik', day: 'dzien' } as const;

/** The addresses of the meter screens. */
export const meterPaths = {
  list: meterPatterns.list,
  create: meterPatterns.create,
  addMeasurement: (meterId: string) => generatePath(meterPatterns.addMeasurement, { meterId }),
  details: (meterId: string) => generatePath(meterPatterns.details, { meterId }),
  edit: (meterId: string) => generatePath(meterPatterns.edit, { meterId }),
  replace: (meterId: string) => generatePath(meterPatterns.replace, { meterId }),
  takeOff: (meterId: string) => generatePath(meterPatterns.takeOff, { meterId }),
  putOn: (meterId: string) => generatePath(meterPatterns.putOn, { meterId }),
  editDevice: (meterId: string, installationId: string) =>
    generatePath(meterPatterns.editDevice, { meterId, installationId }),
  unchecked: meterPatterns.unchecked,
  /** The list of readings that wait for an answer, with the focus on one of them. */
  uncheckedReading: (measurementId: string) =>
    `${meterPatterns.unchecked}?${new URLSearchParams({ [meterQuery.reading]: measurementId })}`,
  sheet: meterPatterns.sheet,
  /** The sheet of readings of a day, with the focus on the line of a meter. */
  sheetLine: (meterId: string, day: string) =>
    `${meterPatterns.sheet}?${new URLSearchParams({ [meterQuery.meter]: meterId, [meterQuery.day]: day })}`,
} as const;
