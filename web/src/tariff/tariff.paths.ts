import type { tariffRecord } from '@grzadka/contract/tariff/tariff.record';
import { generatePath } from 'react-router';
import { paths } from '../core/paths.ts';
import { type RecordPlace, screensBelow } from '../core/record/record-path.ts';

/** What the first page knows of the tariffs. */
export const tariffPlace = {
  name: 'tariff',
  permissions: { read: 'fee:read', write: 'fee:write' },
  screens: screensBelow(paths.fees, { list: 'taryfy', create: 'nowa-taryfa' }),
} as const satisfies RecordPlace<typeof tariffRecord>;

/** Where the rates of a year are set, as routes. */
export const tariffRoutes = {
  year: `${paths.fees}/stawki-na-rok/:year`,
  /** Below the former: what is typed there is kept meanwhile. */
  firstOfYear: `${paths.fees}/stawki-na-rok/:year/nowa-stawka/:feeKindId`,
} as const;

/** The rates of a year. */
export function yearPath(year: number): string {
  return generatePath(tariffRoutes.year, { year: String(year) });
}

/** What the screen of a year's rates is called, also by what leads there. */
export function yearTitle(year: number): string {
  return `Stawki na rok ${year}`;
}

/** The first tariff of a fee kind, which gives it its method. */
export function firstOfYearPath(year: number, feeKindId: string): string {
  return generatePath(tariffRoutes.firstOfYear, { year: String(year), feeKindId });
}
