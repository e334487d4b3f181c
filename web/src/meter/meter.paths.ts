import { generatePath } from 'react-router';

/** The patterns of the meter screens' addresses. */
export const meterPatterns = {
  list: '/liczniki',
  create: '/nowy-licznik',
  addMeasurement: '/dodaj-pomiar/:meterId',
} as const;

/** The addresses of the meter screens. */
export const meterPaths = {
  list: meterPatterns.list,
  create: meterPatterns.create,
  addMeasurement: (meterId: string) => generatePath(meterPatterns.addMeasurement, { meterId }),
} as const;
